/** Emblems: secret simultaneous selection, placement in three locations, card powers that upset the ranking. */
@NullMarked
package regalia.emblemes;

import org.jspecify.annotations.NullMarked;
