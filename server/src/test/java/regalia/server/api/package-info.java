@NullMarked
package regalia.server.api;

import org.jspecify.annotations.NullMarked;
