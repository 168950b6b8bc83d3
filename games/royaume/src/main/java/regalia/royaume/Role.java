package regalia.royaume;

import regalia.kernel.Rule;

/** What a kingdom tile shows, which tells in which row it lies. */
@Rule({"ROY-1", "ROY-2"})
public enum Role {
    CHARACTER(1),
    MONSTER(1),
    TERRAIN(2),
    WORKSHOP(3),
    CASTLE(4);

    private final int level;

    Role(int level) {
        this.level = level;
    }

    public int level() {
        return level;
    }
}
