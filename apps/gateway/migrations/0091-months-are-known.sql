-- Reads both tables, beside whoever writes to them.
alter table game_round_detail validate constraint game_round_detail_until;
alter table ledger_check validate constraint ledger_check_until;
