/** Luck that a server binds itself to before a match and that anybody can recompute after it: docs/luck.md. */
@NullMarked
package regalia.catalog.luck;

import org.jspecify.annotations.NullMarked;
