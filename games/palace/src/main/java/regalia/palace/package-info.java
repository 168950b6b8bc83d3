/** Road to the Palace: drafting of people and missions, columns ranked by favour, bribes kept secret until they are revealed. */
@NullMarked
package regalia.palace;

import org.jspecify.annotations.NullMarked;
