-- Opens an account, or finds the one that is there. Null when the member's account is of the other kind.
create or replace function ledger_open(
  p_tenant text, p_id uuid, p_owner text, p_currency text, p_kind text, p_min_balance bigint, p_at timestamptz
) returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_id uuid;
begin
  insert into account (tenant_id, id, owner, currency, kind, min_balance, opened_at)
    values (p_tenant, p_id, p_owner, p_currency, p_kind, p_min_balance, p_at)
    on conflict do nothing;
  select id into found_id from account
    where tenant_id = p_tenant and owner = p_owner and currency = p_currency and kind = p_kind;
  return found_id;
end
$$;
