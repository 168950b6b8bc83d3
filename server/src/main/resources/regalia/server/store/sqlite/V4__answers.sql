-- Which request a commit answers stands with it: a row less for every action. Requests that led to a choice which waits for others
-- are still in answer.
ALTER TABLE entry ADD COLUMN seat INTEGER;
ALTER TABLE entry ADD COLUMN idem TEXT;
