/** The lab on the page: studies that visitors of a server begin, within what its host allows. */
@NullMarked
package regalia.app.laboratory;

import org.jspecify.annotations.NullMarked;
