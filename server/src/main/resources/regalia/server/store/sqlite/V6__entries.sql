-- Entries lie in the order in which they came, and an index finds those of a match. Ordered by match each of them was put between others,
-- whose pages were full: three or four pages were written anew for every action.
CREATE TABLE entry_as_it_came (
    playing TEXT    NOT NULL REFERENCES playing (id) ON DELETE CASCADE,
    first   INTEGER NOT NULL,
    last    INTEGER NOT NULL CHECK (last >= first),
    at      INTEGER NOT NULL,
    body    TEXT    NOT NULL,
    seat    INTEGER,
    idem    TEXT,
    PRIMARY KEY (playing, first)
) STRICT;
INSERT INTO entry_as_it_came(playing, first, last, at, body, seat, idem)
    SELECT playing, first, last, at, body, seat, idem FROM entry ORDER BY at, playing, first;
DROP TABLE entry;
ALTER TABLE entry_as_it_came RENAME TO entry;
