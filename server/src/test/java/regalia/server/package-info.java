/** Tests of the server, over real databases. */
@NullMarked
package regalia.server;

import org.jspecify.annotations.NullMarked;
