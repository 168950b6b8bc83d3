package regalia.app.load;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** When players answer. Nobody does before the first tick. */
interface Pace {

    /** A player is asked. */
    void asked(Chair chair);

    /** Does what is due; gives when something is due next. */
    long tick(long now, List<Board> boards);

    /** Nobody answers any more. */
    void stop();

    /** Everybody at once. */
    final class Closed implements Pace {

        private boolean playing;

        @Override
        public void asked(Chair chair) {
            if (playing) chair.answer(System.nanoTime());
        }

        @Override
        public long tick(long now, List<Board> boards) {
            if (!playing) {
                playing = true;
                for (Board board : boards) for (Chair chair : board.chairs()) if (chair.asked()) chair.answer(now);
            }
            return Long.MAX_VALUE;
        }

        @Override
        public void stop() {
            playing = false;
        }
    }

    /** So many answers a second whatever the server does, one match after the other; what comes late counts from when it was due. */
    final class Steady implements Pace {

        private final double period;
        private final Queue<Long> overdue = new ArrayDeque<>();
        private long begun;
        private long count;
        private boolean stopped;

        Steady(double perSecond) {
            period = 1e9 / perSecond;
        }

        @Override
        public void asked(Chair chair) {
            Long since = overdue.poll();
            if (since != null) chair.answer(since);
        }

        @Override
        public long tick(long now, List<Board> boards) {
            if (stopped) return Long.MAX_VALUE;
            if (begun == 0) begun = now;
            long due = begun + (long) (count * period);
            while (due <= now) {
                Optional<Chair> chair = awaited(boards);
                if (chair.isPresent()) chair.get().answer(due);
                else overdue.add(due);
                due = begun + (long) (++count * period);
            }
            return due;
        }

        /** The match whose turn it is, or the next one in which somebody is awaited. */
        private Optional<Chair> awaited(List<Board> boards) {
            for (int i = 0; i < boards.size(); i++) {
                Optional<Chair> chair =
                        boards.get((int) ((count + i) % boards.size())).awaited();
                if (chair.isPresent()) return chair;
            }
            return Optional.empty();
        }

        @Override
        public void stop() {
            stopped = true;
            overdue.clear();
        }
    }
}
