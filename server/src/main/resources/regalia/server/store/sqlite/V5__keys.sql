-- Idempotency keys of lines of chat and of uploads stand with what they led to.
ALTER TABLE chat ADD COLUMN idem TEXT;
CREATE UNIQUE INDEX chat_by_key ON chat (gathering, person, idem) WHERE idem IS NOT NULL;
ALTER TABLE upload ADD COLUMN idem TEXT;
CREATE UNIQUE INDEX upload_by_key ON upload (person, idem) WHERE idem IS NOT NULL;
