/** What every game's tests share: the laws, golden games, and the count of rules that code and tests cite. */
@NullMarked
package regalia.testkit;

import org.jspecify.annotations.NullMarked;
