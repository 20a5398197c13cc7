-- Records each state that a withdrawal reaches, and each answer to whether it arrived.
create or replace function withdrawal_stepped() returns trigger language plpgsql as $$
begin
  insert into withdrawal_step (tenant_id, withdrawal_id, number, state, at)
    select new.tenant_id, new.id, count(*), case when tg_op = 'UPDATE' and old.state = new.state then new.confirmation else new.state end, new.changed_at
      from withdrawal_step where tenant_id = new.tenant_id and withdrawal_id = new.id;
  return null;
end
$$;
