/** Tests about people. */
@NullMarked
package regalia.server.people;

import org.jspecify.annotations.NullMarked;
