-- livery: batches
update member_upline path set since = member.registered_at
  from member
  where member.tenant_id = path.tenant_id and member.id = path.member_id
    and (path.tenant_id, path.ancestor_id, path.member_id) in (
      select tenant_id, ancestor_id, member_id from member_upline where since = '-infinity' limit 2000);
