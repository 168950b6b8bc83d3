package regalia.lab.report;

import regalia.lab.plot.Drawing;

/**
 * A picture of a report.
 *
 * @param file its name without ending
 * @param caption what to look at
 */
record Figure(String file, String heading, String caption, Drawing drawing) {}
