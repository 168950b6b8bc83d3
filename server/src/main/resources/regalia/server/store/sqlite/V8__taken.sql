-- Whether all seats of a table are taken: the list of open tables has those where somebody can sit down. A row of an older backup doesn't
-- say so; whoever lists looks at the table itself too.
ALTER TABLE gathering ADD COLUMN taken INTEGER NOT NULL DEFAULT 0 CHECK (taken IN (0, 1));
-- This is how a seat that nobody has is written. A table that is looked at in vain does no harm.
UPDATE gathering SET taken = 1 WHERE state = 'open' AND doc NOT LIKE '%{"name":""}%';
DROP INDEX gathering_by_age;
CREATE INDEX gathering_to_join ON gathering (state, visibility, created) WHERE taken = 0;
