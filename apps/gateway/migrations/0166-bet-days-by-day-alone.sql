-- livery: no transaction
-- bet_day_by_day_and_member begins with the same columns.
drop index concurrently if exists bet_day_by_day;
