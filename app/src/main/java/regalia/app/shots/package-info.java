/** Pictures of the page in a real browser: a server of its own, matches that always go the same way, Chromium by its DevTools protocol. */
@NullMarked
package regalia.app.shots;

import org.jspecify.annotations.NullMarked;
