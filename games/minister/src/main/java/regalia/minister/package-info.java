/** Minister: a dice race on a career track for the majority in the cabinet. */
@NullMarked
package regalia.minister;

import org.jspecify.annotations.NullMarked;
