-- Brings the planner's statistics up to date of tables that grew several times since they were last looked at, and of those that never were: without any, keys
-- that begin with the same column look alike, and one that reads all rows of a merchant may be taken. Autovacuum comes once a minute, and to the embedded
-- database never. Answers how many tables it looked at; none where another gateway is at it. Small tables need no statistics.
create or replace function statistics_keep() returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  grown regclass;
  done int := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('statistics', 0)) then
    return 0;
  end if;
  for grown in
    select class.oid from pg_class class join pg_namespace space on space.oid = class.relnamespace
      where space.nspname in ('public', 'livery_month') and class.relkind = 'r'
        and pg_relation_size(class.oid) > current_setting('block_size')::bigint * (4 + 4 * case when class.reltuples < 0 then 0 else class.relpages end)
      order by class.oid
  loop
    execute format('analyze %s', grown);
    done := done + 1;
  end loop;
  return done;
end
$$;
