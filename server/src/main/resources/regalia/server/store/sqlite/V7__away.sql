-- Who of those that a match waits for is not there, and since when: seat:milliseconds of the epoch, with commas between.
ALTER TABLE playing ADD COLUMN away TEXT NOT NULL DEFAULT '';
