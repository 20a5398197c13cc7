-- Payouts by members that do not add up: what arrived, is under way and is unmatched is what was to be paid, less what was given back. Of one merchant, or of all
-- where p_tenant is null; of payouts after p_after and up to p_up_to alone, where these are given.
create or replace function peer_payout_drift_of(p_tenant text, p_after uuid default null, p_up_to uuid default null)
returns table (tenant_id text, subject text, expected bigint, found bigint) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select payout.tenant_id, 'withdrawal:' || payout.id, payout.amount, parts.amount + payout.unmatched
    from peer_payout payout
    cross join lateral (
      select coalesce(sum(case when payment.state = 'lapsed' then 0 else coalesce(payment.arrived, payment.amount) end), 0)::bigint as amount
        from peer_payment payment where payment.tenant_id = payout.tenant_id and payment.payout_id = payout.id
    ) parts
    where (p_tenant is null or payout.tenant_id = p_tenant) and (p_after is null or payout.id > p_after) and (p_up_to is null or payout.id <= p_up_to)
      and payout.amount <> parts.amount + payout.unmatched;
end
$$;
