/** Tests of matches on a server as they go on inside it. */
@NullMarked
package regalia.server.play;

import org.jspecify.annotations.NullMarked;
