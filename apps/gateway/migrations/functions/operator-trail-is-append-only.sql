-- Refuses what would edit or delete the trail of operators.
create or replace function operator_trail_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The trail of operators is append-only: % on % refused.', tg_op, tg_table_name using errcode = 'LV002';
end
$$;
