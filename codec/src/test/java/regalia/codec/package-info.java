/** Shows what is written, what is read, and what each thing wrong is called. */
@NullMarked
package regalia.codec;

import org.jspecify.annotations.NullMarked;
