-- Providers of payments between members where 'payment:<provider>' does not owe what payers have been credited for payouts that have not ended. Of one merchant, and of
-- all where p_tenant is null. Of accounts that the daily check has added up, only the transfers since then are read.
create or replace function peer_owed_drift_of(p_tenant text)
returns table (tenant_id text, subject text, expected bigint, found bigint) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select owed.tenant_id, 'payment:' || owed.code || ' ' || owed.currency, -owed.credited, owed.balance
    from (
      select provider.tenant_id, provider.code, account.currency,
             (coalesce(total.amount, 0)
               + coalesce((select sum(transfer.amount) from transfer where transfer.tenant_id = account.tenant_id and transfer.credit = account.id and transfer.id >= coalesce(total.before_id, '00000000-0000-0000-0000-000000000000')), 0)
               - coalesce((select sum(transfer.amount) from transfer where transfer.tenant_id = account.tenant_id and transfer.debit = account.id and transfer.id >= coalesce(total.before_id, '00000000-0000-0000-0000-000000000000')), 0))::bigint as balance,
             (select coalesce(sum(payment.arrived), 0)::bigint
                from peer_payout payout join peer_payment payment on payment.tenant_id = payout.tenant_id and payment.payout_id = payout.id
                where payout.tenant_id = provider.tenant_id and payout.provider = provider.code and payout.currency = account.currency
                  and payout.state <> 'ended' and payment.state in ('received', 'forced', 'settled')) as credited
        from payment_provider provider
        join account on account.tenant_id = provider.tenant_id and account.owner = 'payment:' || provider.code
        left join house_total total on total.tenant_id = account.tenant_id and total.account = account.id
        where provider.adapter = 'peer' and (p_tenant is null or provider.tenant_id = p_tenant)
    ) owed
    where owed.balance <> -owed.credited;
end
$$;
