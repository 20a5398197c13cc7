-- Empty as long as each payout by members adds up, and as long as 'payment:<provider>' owes what payers have been credited for payouts that have not
-- ended. Of one merchant, and of all where p_tenant is null. Of one merchant the check asks for the two parts itself, and for payouts in slices.
create or replace function peer_drift_of(p_tenant text)
returns table (tenant_id text, subject text, expected bigint, found bigint) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select * from peer_payout_drift_of(p_tenant)
  union all
  select * from peer_owed_drift_of(p_tenant);
end
$$;
