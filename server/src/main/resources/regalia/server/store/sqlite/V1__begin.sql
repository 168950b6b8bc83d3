-- The same tables as in ../postgresql/V1__begin.sql; only types and table options differ. Times are epoch milliseconds.
-- No constraint is deferred: a work that breaks one must fail by itself and not the commit of its group.

-- Somebody who can sit at a table: a guest, or a bot that an owner answers for.
CREATE TABLE person (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('guest', 'bot')),
    owner    TEXT    REFERENCES person (id),
    language TEXT,
    settings TEXT    NOT NULL,
    recovery TEXT,
    webhook  TEXT,
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX person_by_owner ON person (owner) WHERE owner IS NOT NULL;
CREATE UNIQUE INDEX person_by_recovery ON person (recovery) WHERE recovery IS NOT NULL;

-- What lets a device or a program act as a person: only the hash of the secret is kept.
CREATE TABLE access (
    hash      TEXT    NOT NULL PRIMARY KEY,
    person    TEXT    NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind      TEXT    NOT NULL,
    scopes    TEXT    NOT NULL,
    label     TEXT    NOT NULL,
    created   INTEGER NOT NULL,
    used      INTEGER,
    expires   INTEGER,
    public_id TEXT    NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE INDEX access_by_person ON access (person);
CREATE INDEX access_by_expiry ON access (expires) WHERE expires IS NOT NULL;

-- A table where people gather (TABLE itself is a word of SQL).
CREATE TABLE gathering (
    id         TEXT    NOT NULL PRIMARY KEY,
    version    INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('open', 'running', 'over', 'cancelled')),
    visibility TEXT    NOT NULL CHECK (visibility IN ('private', 'open')),
    host       TEXT    NOT NULL,
    doc        TEXT    NOT NULL,
    luck_group TEXT,
    created    INTEGER NOT NULL,
    changed    INTEGER NOT NULL
) STRICT;
-- The lists in the lobby: open tables by age, running ones by what happened last. Forgotten ones are swept by the second.
CREATE INDEX gathering_by_age ON gathering (state, visibility, created);
CREATE INDEX gathering_by_change ON gathering (state, visibility, changed);
CREATE INDEX gathering_by_luck ON gathering (luck_group) WHERE luck_group IS NOT NULL;

-- Who belongs to which table; without a seat, a spectator. Its key is also the index for "my tables".
CREATE TABLE member (
    person    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    gathering TEXT NOT NULL REFERENCES gathering (id) ON DELETE CASCADE,
    seat      INTEGER,
    PRIMARY KEY (person, gathering)
) STRICT, WITHOUT ROWID;
CREATE INDEX member_by_gathering ON member (gathering);

-- The match at a table: how far it is, who has to act, what falls due when, and which node sees to that.
CREATE TABLE playing (
    id          TEXT    NOT NULL PRIMARY KEY REFERENCES gathering (id) ON DELETE CASCADE,
    seq         INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    rules       TEXT    NOT NULL,
    state       TEXT    NOT NULL,
    due         INTEGER,
    lease_node  TEXT,
    lease_until INTEGER,
    secret      TEXT    NOT NULL,
    waiting     TEXT    NOT NULL,
    changed     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX playing_due ON playing (due) WHERE due IS NOT NULL;

-- What happened in a match: one row for one commit, its entries as JSON lines.
CREATE TABLE entry (
    playing TEXT    NOT NULL REFERENCES playing (id) ON DELETE CASCADE,
    first   INTEGER NOT NULL,
    last    INTEGER NOT NULL CHECK (last >= first),
    at      INTEGER NOT NULL,
    body    TEXT    NOT NULL,
    PRIMARY KEY (playing, first)
) STRICT, WITHOUT ROWID;

-- Idempotency keys and what they led to.
CREATE TABLE answer (
    playing TEXT    NOT NULL REFERENCES playing (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    idem    TEXT    NOT NULL,
    seq     INTEGER NOT NULL,
    PRIMARY KEY (playing, seat, idem)
) STRICT, WITHOUT ROWID;

-- Secret choices that wait for the others' choices.
CREATE TABLE sealed (
    playing  TEXT    NOT NULL REFERENCES playing (id) ON DELETE CASCADE,
    decision INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (playing, decision, seat)
) STRICT, WITHOUT ROWID;

-- What stays readable of a match when its version of the rules, or its table, is gone.
CREATE TABLE finished (
    id     TEXT    NOT NULL PRIMARY KEY,
    ended  INTEGER NOT NULL,
    header TEXT    NOT NULL,
    result TEXT    NOT NULL,
    lines  TEXT    NOT NULL
) STRICT;
CREATE INDEX finished_by_end ON finished (ended);

CREATE TABLE chat (
    gathering TEXT    NOT NULL REFERENCES gathering (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    person    TEXT    NOT NULL,
    seat      INTEGER,
    text      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    hidden    INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    PRIMARY KEY (gathering, number)
) STRICT, WITHOUT ROWID;

-- A line of chat that somebody found unbearable; it outlives the table.
CREATE TABLE report (
    id        TEXT    NOT NULL PRIMARY KEY,
    gathering TEXT    NOT NULL,
    chat      INTEGER NOT NULL,
    reporter  TEXT    NOT NULL,
    reason    TEXT    NOT NULL,
    at        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX report_by_time ON report (at);

-- Whom a person doesn't want to read.
CREATE TABLE mute (
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    muted  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (person, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mute_by_muted ON mute (muted);

CREATE TABLE upload (
    id      TEXT    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    body    TEXT    NOT NULL
) STRICT;
CREATE INDEX upload_by_person ON upload (person, created);

-- How a person did in each match.
CREATE TABLE result (
    person    TEXT    NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    gathering TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    seats     INTEGER NOT NULL,
    rank      INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    ended     INTEGER NOT NULL,
    PRIMARY KEY (person, gathering)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_by_end ON result (person, ended);
