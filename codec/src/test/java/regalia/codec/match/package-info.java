/** Shows matches, their records and their replay with a small game that has chance, secrets and simultaneous choices. */
@NullMarked
package regalia.codec.match;

import org.jspecify.annotations.NullMarked;
