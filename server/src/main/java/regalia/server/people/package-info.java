/** People without sign-up: guests, their devices, tokens and bots. */
@NullMarked
package regalia.server.people;

import org.jspecify.annotations.NullMarked;
