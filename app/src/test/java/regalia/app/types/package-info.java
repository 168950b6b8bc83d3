/** The types of the page's scripts, as they follow from the records that the server writes. */
@NullMarked
package regalia.app.types;

import org.jspecify.annotations.NullMarked;
