/** The same measurements as {@code regalia bench}, by JMH: {@code java -jar bench/target/regalia-bench.jar}. */
@NullMarked
package regalia.bench;

import org.jspecify.annotations.NullMarked;
