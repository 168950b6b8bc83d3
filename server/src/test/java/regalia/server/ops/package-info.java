/** Tests of what whoever runs the server sees. */
@NullMarked
package regalia.server.ops;

import org.jspecify.annotations.NullMarked;
