package regalia.lab.speed;

/** Work of any size that is cut into parts, which several threads take one after the other. */
interface Load {

    /** Does it, and returns when all of it is done. */
    void work(int size, int threads);

    /** How long it takes, in seconds. */
    default double seconds(int size, int threads) {
        long before = System.nanoTime();
        work(size, threads);
        return (System.nanoTime() - before) / 1e9;
    }

    /** The size that takes one thread about so long, found by working: it warms up, too. */
    default int sizeFor(double seconds) {
        int size = 1;
        double took = seconds(size, 1);
        while (took < seconds) {
            double wanted = size * Math.clamp(1.2 * seconds / took, 2, 16);
            if (wanted > Integer.MAX_VALUE) return size;
            size = (int) wanted;
            took = seconds(size, 1);
        }
        return size;
    }
}
