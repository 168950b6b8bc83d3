package regalia.bots;

/** The best few of many actions: a small heap with the least liked on top, so that thousands can go by without being kept. */
final class Likeliest {

    private final int[] codes;
    private final double[] likings;
    private int size;

    Likeliest(int most) {
        codes = new int[most];
        likings = new double[most];
    }

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    int code(int index) {
        return codes[index];
    }

    double liking(int index) {
        return likings[index];
    }

    /** Takes an action in if it is among the best so far; of equals the first stay. */
    void add(int code, double liking) {
        if (size < codes.length) {
            put(size++, code, liking);
            for (int at = size - 1; at > 0 && likings[at] < likings[(at - 1) / 2]; at = (at - 1) / 2)
                swap(at, (at - 1) / 2);
        } else if (liking > likings[0]) {
            put(0, code, liking);
            sink();
        }
    }

    private void sink() {
        int at = 0;
        while (true) {
            int least = at;
            for (int child = 2 * at + 1; child <= 2 * at + 2 && child < size; child++)
                if (likings[child] < likings[least]) least = child;
            if (least == at) return;
            swap(at, least);
            at = least;
        }
    }

    /** Ascending by code, as trees keep their branches; the heap is none then until it is cleared. */
    void sortByCode() {
        for (int i = 1; i < size; i++) for (int at = i; at > 0 && codes[at] < codes[at - 1]; at--) swap(at, at - 1);
    }

    private void put(int at, int code, double liking) {
        codes[at] = code;
        likings[at] = liking;
    }

    private void swap(int a, int b) {
        int code = codes[a];
        double liking = likings[a];
        put(a, codes[b], likings[b]);
        put(b, code, liking);
    }
}
