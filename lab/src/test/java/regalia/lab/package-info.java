@NullMarked
package regalia.lab;

import org.jspecify.annotations.NullMarked;
