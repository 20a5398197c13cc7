-- Records each state that a transfer reaches.
create or replace function wallet_transfer_stepped() returns trigger language plpgsql as $$
begin
  insert into wallet_transfer_step (tenant_id, transfer_id, number, state, code, at)
    select new.tenant_id, new.id, count(*), new.state, new.code, coalesce(new.settled_at, new.changed_at)
      from wallet_transfer_step where tenant_id = new.tenant_id and transfer_id = new.id;
  return null;
end
$$;
