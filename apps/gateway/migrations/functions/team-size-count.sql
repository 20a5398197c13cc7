-- Counts how many were below each agent of a merchant at p_at, of members with ids before p_before_id, and returns the number of rows that changed.
-- Nothing is counted where a move took effect just then: the next count finds it done.
create or replace function team_size_count(p_tenant text, p_at timestamptz, p_before_id uuid) returns int language plpgsql as $$
declare
  changed int;
begin
  perform pg_advisory_xact_lock(hashtextextended('team_size:' || p_tenant, 0));
  if exists (select from member_move where tenant_id = p_tenant and followed_at >= p_at - interval '1 minute') then
    return 0;
  end if;
  with counted as (
    select ancestor_id as agent_id, count(*)::int as members, (count(*) filter (where distance = 1))::int as direct
      from member_upline where tenant_id = p_tenant and since <= p_at and until > p_at and member_id < p_before_id
      group by ancestor_id
  ), gone as (
    delete from team_size total where total.tenant_id = p_tenant and not exists (select from counted where counted.agent_id = total.agent_id) returning 1
  ), written as (
    insert into team_size as total (tenant_id, agent_id, members, direct)
      select p_tenant, agent_id, members, direct from counted
      on conflict (tenant_id, agent_id) do update set members = excluded.members, direct = excluded.direct
        where (total.members, total.direct) <> (excluded.members, excluded.direct)
      returning 1
  )
  select (select count(*) from gone) + (select count(*) from written) into changed;
  insert into team_size_run as run (tenant_id, counted_at, before_id) values (p_tenant, p_at, p_before_id)
    on conflict (tenant_id) do update set counted_at = excluded.counted_at, before_id = excluded.before_id;
  return changed;
end
$$;
