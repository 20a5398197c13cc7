-- Puts a member with its whole branch under another upline, or under none, from a moment on. Answers `done`, or why nothing was changed:
-- `past`; `member` where there is none, or a trial account; `upline` where that is no agent of this merchant; `circle` where it is in the
-- branch at that time or will be; `planned` where a later move of the member is written already; `same`; `rate` where the member has a higher
-- rate than the new upline. What was before p_since stays as it is written. Moves of a merchant come one after the other.
create or replace function member_move(p_tenant text, p_id uuid, p_member uuid, p_to uuid, p_since timestamptz, p_now timestamptz) returns text language plpgsql as $$
declare
  v_from uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('member_upline:' || p_tenant, 0));
  if p_since < p_now then
    return 'past';
  end if;
  if not exists (select from member where tenant_id = p_tenant and id = p_member and type <> 4) then
    return 'member';
  end if;
  if p_to is not null and not exists (select from member where tenant_id = p_tenant and id = p_to and type in (1, 2, 41, 42)) then
    return 'upline';
  end if;
  if p_to = p_member or exists (
    select from member_upline where tenant_id = p_tenant and ancestor_id = p_member and member_id = p_to and until > p_since) then
    return 'circle';
  end if;
  if exists (select from member_move where tenant_id = p_tenant and member_id = p_member and since > p_since) then
    return 'planned';
  end if;
  v_from := (
    select ancestor_id from member_upline
      where tenant_id = p_tenant and member_id = p_member and distance = 1 and since <= p_since and until > p_since);
  if v_from is not distinct from p_to then
    return 'same';
  end if;
  if p_to is not null and member_rate_most(p_tenant, p_member, p_since, 'infinity') > member_rate_least(p_tenant, p_to, p_since, 'infinity') then
    return 'rate';
  end if;

  -- Paths from the branch to the former uplines end. Each path is written whole for a time in which nothing on it changes, so one that reaches
  -- beyond p_since leads through the member for all of that time.
  with branch as (
    select p_member as id, 0 as distance, '-infinity'::timestamptz as since, 'infinity'::timestamptz as until
    union all
    select member_id, distance, since, until from member_upline where tenant_id = p_tenant and ancestor_id = p_member and until > p_since
  ), former as (
    select ancestor_id as id, distance, since, until from member_upline where tenant_id = p_tenant and member_id = p_member and until > p_since
  ), through as (
    select path.ancestor_id, path.member_id, path.since
      from branch
      cross join former
      join member_upline path
        on path.tenant_id = p_tenant and path.ancestor_id = former.id and path.member_id = branch.id and path.distance = former.distance + branch.distance
      where greatest(path.since, branch.since, former.since, p_since) < least(path.until, branch.until, former.until)
  ), gone as (
    delete from member_upline path using through
      where path.tenant_id = p_tenant and path.ancestor_id = through.ancestor_id and path.member_id = through.member_id and path.since = through.since
        and path.since >= p_since
  )
  update member_upline path set until = p_since from through
    where path.tenant_id = p_tenant and path.ancestor_id = through.ancestor_id and path.member_id = through.member_id and path.since = through.since
      and path.since < p_since;

  if p_to is not null then
    insert into member_upline (tenant_id, ancestor_id, member_id, distance, since, until)
      with branch as (
        select p_member as id, 0 as distance, '-infinity'::timestamptz as since, 'infinity'::timestamptz as until
        union all
        select member_id, distance, since, until from member_upline where tenant_id = p_tenant and ancestor_id = p_member and until > p_since
      ), uplines as (
        select p_to as id, 0 as distance, '-infinity'::timestamptz as since, 'infinity'::timestamptz as until
        union all
        select ancestor_id, distance, since, until from member_upline where tenant_id = p_tenant and member_id = p_to and until > p_since
      )
      select p_tenant, uplines.id, branch.id, uplines.distance + branch.distance + 1, greatest(uplines.since, branch.since, p_since),
             least(uplines.until, branch.until)
        from uplines cross join branch
        where greatest(uplines.since, branch.since, p_since) < least(uplines.until, branch.until);
  end if;

  insert into member_move (tenant_id, id, member_id, from_id, to_id, since, at) values (p_tenant, p_id, p_member, v_from, p_to, p_since, p_now);
  return 'done';
end
$$;
