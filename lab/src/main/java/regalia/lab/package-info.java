/**
 * Self-play in bulk: what thousands of matches between bots tell about a game.
 *
 * <p>A {@link regalia.lab.Job} says what is played: a game, a seed, and for each number of seats a {@link regalia.lab.Trial} with options, bots
 * and numbers of matches. A {@link regalia.lab.Study} plays it: {@code Study.of(job)} in memory, {@code Study.in(folder, job)} with each part
 * that is done kept in a {@link regalia.lab.Folder}. {@code play(threads, progress)} returns when all is done or somebody called {@code stop()};
 * {@code snapshot()} can be asked at any time from any thread. A {@link regalia.lab.Snapshot} goes into {@link regalia.lab.report.Results} for
 * JSON and into {@link regalia.lab.report.Report} for a page, finished or not.
 */
@NullMarked
package regalia.lab;

import org.jspecify.annotations.NullMarked;
