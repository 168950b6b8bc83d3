/** The API as a list of values, and the door that serves it: who calls, what may be said, and how a refusal is told. */
@NullMarked
package regalia.server.http;

import org.jspecify.annotations.NullMarked;
