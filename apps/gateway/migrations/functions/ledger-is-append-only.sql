-- Refuses what would edit or delete the ledger.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % refused.', tg_op, tg_table_name using errcode = 'LV001';
end
$$;
