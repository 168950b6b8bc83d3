@NullMarked
package regalia.server.stream;

import org.jspecify.annotations.NullMarked;
