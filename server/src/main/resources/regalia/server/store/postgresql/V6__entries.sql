-- Rows lie in the order in which they came here already: see ../sqlite/V6__entries.sql.
SELECT 1;
