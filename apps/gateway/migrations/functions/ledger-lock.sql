-- Locks a member's account until the transaction ends and answers what is free on it. For work on one member that
-- looks first and posts then.
create or replace function ledger_lock(p_tenant text, p_account uuid)
returns bigint language plpgsql security definer as $$
declare
  free bigint;
begin
  select posted - held into free from public.account
    where tenant_id = p_tenant and id = p_account for no key update;
  return free;
end
$$;
