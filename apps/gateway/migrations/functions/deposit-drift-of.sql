-- What deposit_drift shows, of one merchant, and of all where p_tenant is null: the view sums up every merchant before a filter applies.
-- Of accounts that the daily check has added up, only the transfers since then are read.
create or replace function deposit_drift_of(p_tenant text)
returns table (tenant_id text, provider text, currency text, in_clearing bigint, expected bigint) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select coalesce(clearing.tenant_id, waiting.tenant_id), coalesce(clearing.provider, waiting.provider), coalesce(clearing.currency, waiting.currency),
         coalesce(clearing.balance, 0)::bigint, coalesce(waiting.amount, 0)::bigint
    from (
      select account.tenant_id, substr(account.owner, 10) as provider, account.currency, sum(coalesce(total.amount, 0) + moved.amount) as balance
        from account
        left join house_total total on total.tenant_id = account.tenant_id and total.account = account.id
        cross join lateral (
          select coalesce((select sum(transfer.amount) from transfer where transfer.tenant_id = account.tenant_id and transfer.credit = account.id and transfer.id >= coalesce(total.before_id, '00000000-0000-0000-0000-000000000000')), 0)
               - coalesce((select sum(transfer.amount) from transfer where transfer.tenant_id = account.tenant_id and transfer.debit = account.id and transfer.id >= coalesce(total.before_id, '00000000-0000-0000-0000-000000000000')), 0) as amount
        ) moved
        where account.owner like 'clearing:%' and (p_tenant is null or account.tenant_id = p_tenant)
        group by 1, 2, 3
    ) clearing
    full join (
      select open.tenant_id, open.provider, open.currency, sum(open.amount) as amount
        from (
          select receipt.tenant_id, receipt.provider, deposit.currency, receipt.amount
            from deposit_receipt receipt join deposit on deposit.tenant_id = receipt.tenant_id and deposit.id = receipt.deposit_id
            where receipt.outcome in ('held', 'refunding') and (p_tenant is null or receipt.tenant_id = p_tenant)
          union all
          select withdrawal.tenant_id, withdrawal.provider, withdrawal.currency, withdrawal.amount
            from withdrawal where withdrawal.state in ('sending', 'sent') and (p_tenant is null or withdrawal.tenant_id = p_tenant)
        ) open group by 1, 2, 3
    ) waiting on waiting.tenant_id = clearing.tenant_id and waiting.provider = clearing.provider and waiting.currency = clearing.currency
    where coalesce(clearing.balance, 0) <> coalesce(waiting.amount, 0);
end
$$;
