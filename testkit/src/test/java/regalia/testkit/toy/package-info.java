/** A game of two tricks that obeys every law, made to be broken in tests. */
@NullMarked
package regalia.testkit.toy;

import org.jspecify.annotations.NullMarked;
