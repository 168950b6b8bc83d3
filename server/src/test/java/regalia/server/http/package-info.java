/** Tests of the API's frame. */
@NullMarked
package regalia.server.http;

import org.jspecify.annotations.NullMarked;
