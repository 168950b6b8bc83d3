/** Tables where people and bots gather, live matches, and what keeps them: the part of Regalia that runs as a service. */
@NullMarked
package regalia.server;

import org.jspecify.annotations.NullMarked;
