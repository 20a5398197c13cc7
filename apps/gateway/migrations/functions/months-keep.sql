-- Adds the parts of a table that is kept by month (ADR 0034) for the month of p_now and the two after it, and drops those that ended by
-- p_before. Returns what it did, such as {+2026_11,-2021_10}. It waits a second for its locks and fails then: who keeps house tries again.
-- The role that serves may drop nothing itself, and no other table by this.
create or replace function months_keep(p_table text, p_now timestamptz, p_before timestamptz) returns text[] language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  done text[] := '{}';
  this_month constant timestamp := date_trunc('month', p_now at time zone 'UTC');
  from_at timestamptz;
  to_at timestamptz;
  part text;
begin
  if p_table is null or p_table not in ('game_round_detail', 'ledger_check') then
    raise exception '% is not kept by month', p_table using errcode = 'invalid_parameter_value';
  end if;
  for ahead in 0..2 loop
    from_at := (this_month + make_interval(months => ahead)) at time zone 'UTC';
    to_at := (this_month + make_interval(months => ahead + 1)) at time zone 'UTC';
    continue when exists (select from months_of(p_table) where begins <= from_at and ends > from_at);
    part := to_char(from_at at time zone 'UTC', 'YYYY_MM');
    execute format('lock table livery_month.%s_rest in access exclusive mode', p_table);
    execute format('create table livery_month.%1$s_%2$s (like %1$I including all)', p_table, part);
    execute format(
      'with moved as (delete from livery_month.%1$s_rest where at >= %3$L and at < %4$L returning *) insert into livery_month.%1$s_%2$s select * from moved',
      p_table, part, from_at, to_at);
    execute format('alter table %1$I attach partition livery_month.%1$s_%2$s for values from (%3$L) to (%4$L)', p_table, part, from_at, to_at);
    done := done || ('+' || part);
  end loop;
  for part in select name from months_of(p_table) where ends <= p_before order by ends loop
    execute format('drop table livery_month.%I', part);
    done := done || ('-' || substr(part, length(p_table) + 2));
  end loop;
  -- Of months that nobody kept house in.
  execute format('delete from livery_month.%1$s_rest where ctid = any(array(select ctid from livery_month.%1$s_rest where at <= $1 limit 1000)) and at <= $1', p_table) using p_before;
  return done;
end
$$;
