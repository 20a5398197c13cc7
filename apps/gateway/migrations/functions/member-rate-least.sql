-- The lowest rate of a member from one moment to before another, with what is planned.
create or replace function member_rate_least(p_tenant text, p_member uuid, p_from timestamptz, p_until timestamptz) returns int language plpgsql stable as $$
begin
  return least(member_rate_at(p_tenant, p_member, p_from), (
    select min(ppm) from member_rate where tenant_id = p_tenant and member_id = p_member and since > p_from and since < p_until));
end
$$;
