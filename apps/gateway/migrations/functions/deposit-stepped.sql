-- Records each state that a deposit reaches.
create or replace function deposit_stepped() returns trigger language plpgsql as $$
begin
  insert into deposit_step (tenant_id, deposit_id, number, state, at)
    select new.tenant_id, new.id, count(*), new.state, new.changed_at
      from deposit_step where tenant_id = new.tenant_id and deposit_id = new.id;
  return null;
end
$$;
