package regalia.lab.play;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Numbers for the names of picks, the same for all who play a job side by side. */
public final class Picks {

    private final Map<String, Integer> numbers = new ConcurrentHashMap<>();
    private final List<String> names = new CopyOnWriteArrayList<>();

    int number(String name) {
        Integer known = numbers.get(name);
        return known != null ? known : enter(name);
    }

    private synchronized int enter(String name) {
        Integer known = numbers.get(name);
        if (known != null) return known;
        names.add(name);
        numbers.put(name, names.size() - 1);
        return names.size() - 1;
    }

    public String name(int number) {
        return names.get(number);
    }
}
