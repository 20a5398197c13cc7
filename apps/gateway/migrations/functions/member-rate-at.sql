-- The rate of a member at a moment, in millionths of the stake; 0 where none was set.
create or replace function member_rate_at(p_tenant text, p_member uuid, p_at timestamptz) returns int language plpgsql stable as $$
begin
  return coalesce((
    select ppm from member_rate where tenant_id = p_tenant and member_id = p_member and since <= p_at order by since desc limit 1), 0);
end
$$;
