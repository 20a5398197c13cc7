-- livery: internal
-- The parts of a table that is kept by month, with their bounds; without the part "rest", which has none.
create or replace function months_of(p_table text) returns table (name text, begins timestamptz, ends timestamptz) language sql stable set search_path = public, pg_temp as $$
  select part.relname::text, case when bound like '%FROM (MINVALUE)%' then '-infinity' else substring(bound from 'FROM \(''([^'']+)''\)')::timestamptz end,
         substring(bound from 'TO \(''([^'']+)''\)')::timestamptz
    from pg_inherits
    join pg_class part on part.oid = inhrelid
    cross join lateral pg_get_expr(part.relpartbound, part.oid) bound
    where inhparent = to_regclass('public.' || quote_ident(p_table)) and bound <> 'DEFAULT'
$$;
