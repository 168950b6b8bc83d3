/** Matches that are being played: judged, kept, told to who listens. */
@NullMarked
package regalia.server.play;

import org.jspecify.annotations.NullMarked;
