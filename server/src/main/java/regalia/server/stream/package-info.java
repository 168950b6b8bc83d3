/** What goes out to who listens: one stream of lines for each seat, and one for those who watch. */
@NullMarked
package regalia.server.stream;

import org.jspecify.annotations.NullMarked;
