/** What goes over a wire between a match and one listener: a browser, a bot over the network, a program next door. */
@NullMarked
package regalia.codec.wire;

import org.jspecify.annotations.NullMarked;
