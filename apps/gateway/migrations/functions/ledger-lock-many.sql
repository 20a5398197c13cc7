-- Locks those of these accounts that nobody else has locked until the transaction ends, in order of id, and answers which: it never
-- waits, so whoever locks several this way takes part in no deadlock. Derived accounts have no balance to lock.
create or replace function ledger_lock_many(p_tenant text, p_accounts uuid[])
returns uuid[] language plpgsql security definer as $$
begin
  return array(
    select id from public.account
      where tenant_id = p_tenant and id = any(p_accounts) and not derived
      order by id for no key update skip locked);
end
$$;
