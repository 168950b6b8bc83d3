/** Decisions as a table for other programs: one row each, as CSV or Parquet. */
@NullMarked
package regalia.lab.export;

import org.jspecify.annotations.NullMarked;
