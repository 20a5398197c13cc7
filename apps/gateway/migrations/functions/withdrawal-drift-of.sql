-- What withdrawal_drift shows, of one merchant, and of all where p_tenant is null.
create or replace function withdrawal_drift_of(p_tenant text)
returns table (tenant_id text, hold_id uuid, expected bigint, held bigint) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select coalesce(waiting.tenant_id, held.tenant_id), coalesce(waiting.hold_id, held.id), coalesce(waiting.amount, 0), coalesce(held.amount, 0)
    from (
      select withdrawal.tenant_id, withdrawal.hold_id, withdrawal.amount from withdrawal
        where withdrawal.state in ('created', 'review', 'approved') and (p_tenant is null or withdrawal.tenant_id = p_tenant)
    ) waiting
    full join (
      select hold.tenant_id, hold.id, hold.amount from hold
        where hold.reason = 'withdrawal' and (p_tenant is null or hold.tenant_id = p_tenant)
          and not exists (select from hold_resolution where hold_resolution.tenant_id = hold.tenant_id and hold_resolution.hold_id = hold.id)
    ) held on held.tenant_id = waiting.tenant_id and held.id = waiting.hold_id
    where coalesce(waiting.amount, 0) <> coalesce(held.amount, 0);
end
$$;
