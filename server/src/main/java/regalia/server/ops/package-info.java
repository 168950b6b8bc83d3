/** What whoever runs the server needs: metrics, health and logs, none of which tells a secret. */
@NullMarked
package regalia.server.ops;

import org.jspecify.annotations.NullMarked;
