-- Idempotency keys of those who open tables: which table, and what had been asked for.
CREATE TABLE opening (
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    idem TEXT COLLATE "C" NOT NULL,
    gathering TEXT COLLATE "C" NOT NULL REFERENCES gathering (id) ON DELETE CASCADE,
    wanted TEXT NOT NULL,
    PRIMARY KEY (person, idem)
);
CREATE INDEX opening_by_gathering ON opening (gathering);
