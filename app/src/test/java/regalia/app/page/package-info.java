/** The page as a person uses it: a real server, a real browser. */
@NullMarked
package regalia.app.page;

import org.jspecify.annotations.NullMarked;
