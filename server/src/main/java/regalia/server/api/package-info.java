/** What the server can be asked over HTTP about tables and matches: each request as a route, each answer as a record. */
@NullMarked
package regalia.server.api;

import org.jspecify.annotations.NullMarked;
