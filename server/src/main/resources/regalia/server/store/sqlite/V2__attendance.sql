-- Who listens at which node, good until a moment that the node puts off while it lives. Nothing that must be kept.
CREATE TABLE attendance (
    gathering TEXT NOT NULL,
    seat INTEGER NOT NULL,
    node TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (gathering, seat, node)
) STRICT, WITHOUT ROWID;
CREATE INDEX attendance_by_node ON attendance (node);

-- How many tables somebody has is looked at whenever they open one.
CREATE INDEX gathering_by_host ON gathering (host, state);
