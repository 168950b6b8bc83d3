/** What a study found, for people: a page that leads with plain sentences, pictures, and tables for other programs. */
@NullMarked
package regalia.lab.report;

import org.jspecify.annotations.NullMarked;
