-- Adds a row to a chain of the trail, in the caller's transaction, and answers its number and hash. The chain's head is
-- locked, so rows come one after the other. The hash is computed here: whoever writes states none.
create or replace function operator_trail_append(
  p_tenant text, p_at timestamptz, p_operator_id uuid, p_operator_name text, p_action text, p_subject text, p_reason text,
  p_before text, p_after text, p_ip text
) returns table (number bigint, hash bytea) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head operator_trail_head;
  next_number bigint;
  next_hash bytea;
begin
  insert into operator_trail_head values (p_tenant, 0, '') on conflict (tenant_id) do nothing;
  select * into head from operator_trail_head where tenant_id = p_tenant for update;
  next_number := head.number + 1;
  next_hash := sha256(convert_to(
    operator_trail_field('livery-trail-1') || operator_trail_field(p_tenant) || operator_trail_field(next_number::text)
    || operator_trail_field(to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
    || operator_trail_field(p_operator_id::text) || operator_trail_field(p_operator_name) || operator_trail_field(p_action)
    || operator_trail_field(p_subject) || operator_trail_field(p_reason) || operator_trail_field(p_before)
    || operator_trail_field(p_after) || operator_trail_field(p_ip) || operator_trail_field(encode(head.hash, 'hex')), 'UTF8'));
  insert into operator_trail values
    (p_tenant, next_number, p_at, p_operator_id, p_operator_name, p_action, p_subject, p_reason, p_before, p_after, p_ip, next_hash);
  update operator_trail_head set number = next_number, hash = next_hash where tenant_id = p_tenant;
  return query select next_number, next_hash;
end
$$;
