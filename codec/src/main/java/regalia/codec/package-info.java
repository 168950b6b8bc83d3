/** Actions, views, options and data files as JSON, by reflection over records and sealed types: no code per game. */
@NullMarked
package regalia.codec;

import org.jspecify.annotations.NullMarked;
