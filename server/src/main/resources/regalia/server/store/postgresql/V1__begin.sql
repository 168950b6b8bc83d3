-- The same tables as in ../sqlite/V1__begin.sql; only types and table options differ. Times are epoch milliseconds.
-- Keys are ordered by bytes (COLLATE "C"), as in SQLite, whatever the language of the database.

-- Somebody who can sit at a table: a guest, or a bot that an owner answers for.
CREATE TABLE person (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
    owner TEXT COLLATE "C" REFERENCES person (id) DEFERRABLE INITIALLY IMMEDIATE,
    language TEXT,
    settings TEXT NOT NULL,
    recovery TEXT COLLATE "C",
    webhook TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX person_by_owner ON person (owner) WHERE owner IS NOT NULL;
CREATE UNIQUE INDEX person_by_recovery ON person (recovery) WHERE recovery IS NOT NULL;

-- What lets a device or a program act as a person: only the hash of the secret is kept.
CREATE TABLE access (
    hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    scopes TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT,
    expires BIGINT,
    public_id TEXT COLLATE "C" NOT NULL UNIQUE
);
CREATE INDEX access_by_person ON access (person);
CREATE INDEX access_by_expiry ON access (expires) WHERE expires IS NOT NULL;

-- A table where people gather (TABLE itself is a word of SQL).
CREATE TABLE gathering (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'over', 'cancelled')),
    visibility TEXT NOT NULL CHECK (visibility IN ('private', 'open')),
    host TEXT COLLATE "C" NOT NULL,
    doc TEXT NOT NULL,
    luck_group TEXT COLLATE "C",
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
-- The lists in the lobby: open tables by age, running ones by what happened last. Forgotten ones are swept by the second.
CREATE INDEX gathering_by_age ON gathering (state, visibility, created);
CREATE INDEX gathering_by_change ON gathering (state, visibility, changed);
CREATE INDEX gathering_by_luck ON gathering (luck_group) WHERE luck_group IS NOT NULL;

-- Who belongs to which table; without a seat, a spectator. Its key is also the index for "my tables".
CREATE TABLE member (
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    gathering TEXT COLLATE "C" NOT NULL REFERENCES gathering (id) ON DELETE CASCADE,
    seat BIGINT,
    PRIMARY KEY (person, gathering)
);
CREATE INDEX member_by_gathering ON member (gathering);

-- The match at a table: how far it is, who has to act, what falls due when, and which node sees to that.
CREATE TABLE playing (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES gathering (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    state TEXT NOT NULL,
    due BIGINT,
    lease_node TEXT,
    lease_until BIGINT,
    secret TEXT NOT NULL,
    waiting TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX playing_due ON playing (due) WHERE due IS NOT NULL;

-- What happened in a match: one row for one commit, its entries as JSON lines.
CREATE TABLE entry (
    playing TEXT COLLATE "C" NOT NULL REFERENCES playing (id) ON DELETE CASCADE,
    first BIGINT NOT NULL,
    last BIGINT NOT NULL CHECK (last >= first),
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (playing, first)
);

-- Idempotency keys and what they led to.
CREATE TABLE answer (
    playing TEXT COLLATE "C" NOT NULL REFERENCES playing (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    idem TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    PRIMARY KEY (playing, seat, idem)
);

-- Secret choices that wait for the others' choices.
CREATE TABLE sealed (
    playing TEXT COLLATE "C" NOT NULL REFERENCES playing (id) ON DELETE CASCADE,
    decision BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (playing, decision, seat)
);

-- What stays readable of a match when its version of the rules, or its table, is gone.
CREATE TABLE finished (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL,
    header TEXT NOT NULL,
    result TEXT NOT NULL,
    lines TEXT NOT NULL
);
CREATE INDEX finished_by_end ON finished (ended);

CREATE TABLE chat (
    gathering TEXT COLLATE "C" NOT NULL REFERENCES gathering (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    hidden BIGINT NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    PRIMARY KEY (gathering, number)
);

-- A line of chat that somebody found unbearable; it outlives the table.
CREATE TABLE report (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    gathering TEXT COLLATE "C" NOT NULL,
    chat BIGINT NOT NULL,
    reporter TEXT COLLATE "C" NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX report_by_time ON report (at);

-- Whom a person doesn't want to read.
CREATE TABLE mute (
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    muted TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (person, muted)
);
CREATE INDEX mute_by_muted ON mute (muted);

CREATE TABLE upload (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX upload_by_person ON upload (person, created);

-- How a person did in each match.
CREATE TABLE result (
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    gathering TEXT COLLATE "C" NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    points BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (person, gathering)
);
CREATE INDEX result_by_end ON result (person, ended);
