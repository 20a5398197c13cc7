-- Moves a part of a branch, in the transaction that called member_move_begin: the next p_most members below p_member by their ids after p_after (null
-- for the first ones), and returns the last of them. Where none is left, it moves p_member itself, writes the move down and returns null: whoever calls
-- it until then has moved the whole branch, in statements that each end soon. What was before p_since stays as it is written.
create or replace function member_move_step(p_tenant text, p_id uuid, p_member uuid, p_to uuid, p_since timestamptz, p_now timestamptz, p_after uuid, p_most int)
  returns uuid language plpgsql as $$
declare
  v_last uuid;
begin
  select member_id into v_last from (
    select member_id from member_upline
      where tenant_id = p_tenant and ancestor_id = p_member and until > p_since and member_id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
      order by member_id limit p_most
  ) next order by member_id desc limit 1;
  -- Last comes p_member itself, since the paths of everybody below are found by its own.
  if v_last is null then
    insert into member_move (tenant_id, id, member_id, from_id, to_id, since, at)
      values (p_tenant, p_id, p_member, (
        select ancestor_id from member_upline
          where tenant_id = p_tenant and member_id = p_member and distance = 1 and since <= p_since and until > p_since), p_to, p_since, p_now);
  end if;

  -- Paths from the branch to the former uplines end. Each path is written whole for a time in which nothing on it changes, so one that reaches
  -- beyond p_since leads through the member for all of that time.
  with branch as (
    select p_member as id, 0 as distance, '-infinity'::timestamptz as since, 'infinity'::timestamptz as until where v_last is null
    union all
    select member_id, distance, since, until from member_upline where tenant_id = p_tenant and ancestor_id = p_member and member_id > coalesce(p_after, '00000000-0000-0000-0000-000000000000') and member_id <= v_last and until > p_since
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
        select p_member as id, 0 as distance, '-infinity'::timestamptz as since, 'infinity'::timestamptz as until where v_last is null
        union all
        select member_id, distance, since, until from member_upline where tenant_id = p_tenant and ancestor_id = p_member and member_id > coalesce(p_after, '00000000-0000-0000-0000-000000000000') and member_id <= v_last and until > p_since
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
  return v_last;
end
$$;
