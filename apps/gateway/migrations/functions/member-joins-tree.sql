-- Enters a new member under each of its uplines, with the distance.
create or replace function member_joins_tree() returns trigger language plpgsql as $$
begin
  insert into member_upline (tenant_id, ancestor_id, member_id, distance)
  select new.tenant_id, new.parent_id, new.id, 1
  union all
  select new.tenant_id, ancestor_id, new.id, distance + 1
  from member_upline where tenant_id = new.tenant_id and member_id = new.parent_id;
  return null;
end
$$;
