-- livery: internal
-- Locks the accounts of a post that store a balance, in order of id, and says what is wrong with the legs.
create or replace function ledger_fault(p_tenant text, p_debits uuid[], p_credits uuid[], p_amounts bigint[])
returns text language plpgsql set search_path = public, pg_temp as $$
declare
  fault text;
begin
  perform from account
    where tenant_id = p_tenant and id = any(p_debits || p_credits) and not derived
    order by id for no key update;
  select case
      when debit.id is null or credit.id is null then 'UNKNOWN_ACCOUNT'
      when debit.currency <> credit.currency then 'CURRENCY_MISMATCH'
      else 'KIND_MISMATCH'
    end into fault
    from unnest(p_debits, p_credits) leg(debit_id, credit_id)
    left join account debit on debit.tenant_id = p_tenant and debit.id = leg.debit_id
    left join account credit on credit.tenant_id = p_tenant and credit.id = leg.credit_id
    where debit.id is null or credit.id is null or debit.currency <> credit.currency or debit.kind <> credit.kind
    limit 1;
  if fault is not null then return fault; end if;
  -- Accounts without a balance are never overdrawn.
  perform from account where tenant_id = p_tenant and id = any(p_debits) and not derived;
  if not found then return null; end if;
  -- Legs are written in order and each must leave enough: walk down every account that is debited.
  perform from (
      select step.account, min(step.running) as lowest from (
        select move.account,
               sum(move.amount) over (partition by move.account order by move.position) as running
          from (
            select id as account, -amount as amount, position * 2 as position
              from unnest(p_debits, p_amounts) with ordinality as legs(id, amount, position)
            union all
            select id, amount, position * 2 + 1
              from unnest(p_credits, p_amounts) with ordinality as legs(id, amount, position)
          ) move
      ) step group by step.account
    ) path
    join account on account.tenant_id = p_tenant and account.id = path.account and not account.derived
    where path.lowest < 0 and account.posted - account.held + path.lowest < account.min_balance;
  if found then return 'INSUFFICIENT_FUNDS'; end if;
  return null;
end
$$;
