package regalia.lab.speed;

/** Work of any size that is cut into parts, which several threads take one after the other. */
interface Load {

    /** What part of the time that is wanted is near enough. */
    double NEARLY = 0.8;

    /** How often in a row it must be. */
    int STEADY = 2;

    /** Does it, and returns when all of it is done. */
    void work(int size, int threads);

    /** How long it takes, in seconds. */
    default double seconds(int size, int threads) {
        long before = System.nanoTime();
        work(size, threads);
        return (System.nanoTime() - before) / 1e9;
    }

    /** The size that takes one thread about so long, found by working until it stays so: that warms up, too. */
    default int sizeFor(double seconds) {
        int size = 1;
        int steady = 0;
        while (steady < STEADY) {
            double took = seconds(size, 1);
            double wanted = size * Math.clamp(seconds / took, 1.2, 16) + 1;
            if (took >= NEARLY * seconds || wanted > Integer.MAX_VALUE) {
                steady++;
            } else {
                steady = 0;
                size = (int) wanted;
            }
        }
        return size;
    }
}
