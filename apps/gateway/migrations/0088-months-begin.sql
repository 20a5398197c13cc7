-- Prepares game_round_detail and ledger_check to be kept by month (ADR 0034): what is there becomes the part that ends with next month.
-- That every row of it is older is checked from here on, and proved by 0091, so that 0092 need not read the tables.

do $$
declare
  -- A rollout ends before.
  until constant text := to_char(date_trunc('month', now() at time zone 'UTC') + interval '2 months', 'YYYY-MM-DD') || ' 00:00:00+00';
begin
  execute format('alter table game_round_detail add constraint game_round_detail_until check (at < %L) not valid', until);
  execute format('alter table ledger_check add constraint ledger_check_until check (at < %L) not valid', until);
end
$$;

-- Records are counted in indexes, which say who wrote a row only where its page was vacuumed since. PostgreSQL waits for a fifth of the
-- table to be new: with years of bets that is months of them, and a page of records reads a thousand rows to count them.
alter table transfer set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 10000);
alter table game_bet set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 10000);
