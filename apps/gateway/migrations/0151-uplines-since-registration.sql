-- livery: batches
-- livery: formerly 1cb2f228e1bb0901dc028857a82ae00e4c5eaea8460b5e25919ee5313e5ffd81
-- A batch goes on where the one before ended, which the session knows: from the start, each would walk over all that were before it. Where nothing is
-- left behind that, it looks from the start once more.
with place as materialized (
  select split_part(at, ' ', 1) as tenant_id, split_part(at, ' ', 2)::uuid as ancestor_id, split_part(at, ' ', 3)::uuid as member_id
    from (select coalesce(nullif(current_setting('livery.uplines_since', true), ''), ' 00000000-0000-0000-0000-000000000000 00000000-0000-0000-0000-000000000000') as at) mark
), behind as materialized (
  select tenant_id, ancestor_id, member_id from member_upline
    where (tenant_id, ancestor_id, member_id) > ((select tenant_id from place), (select ancestor_id from place), (select member_id from place)) and since = '-infinity'
    order by tenant_id, ancestor_id, member_id limit 2000
), next as materialized (
  select * from behind
  union all
  (select tenant_id, ancestor_id, member_id from member_upline where not exists (select from behind) and since = '-infinity' order by tenant_id, ancestor_id, member_id limit 2000)
), kept as materialized (
  select set_config('livery.uplines_since', tenant_id || ' ' || ancestor_id || ' ' || member_id, false) from (select * from next order by tenant_id desc, ancestor_id desc, member_id desc limit 1) last
)
update member_upline path set since = member.registered_at
  from member, next
  where member.tenant_id = path.tenant_id and member.id = path.member_id
    and path.tenant_id = next.tenant_id and path.ancestor_id = next.ancestor_id and path.member_id = next.member_id
    and (select count(*) from kept) >= 0;
