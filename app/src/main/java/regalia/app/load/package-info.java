/** Puts a server under load: people who play over the network as fast as they can, or at a given pace, and what it costs the server. */
@NullMarked
package regalia.app.load;

import org.jspecify.annotations.NullMarked;
