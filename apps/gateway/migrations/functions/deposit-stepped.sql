-- Records each state that a deposit reaches. One that is credited at once has been seen as well.
create or replace function deposit_stepped() returns trigger language plpgsql as $$
declare
  reached text[] := case when old.state in ('created', 'paid') and new.state = 'credited' then array['seen', 'credited'] else array[new.state] end;
begin
  insert into deposit_step (tenant_id, deposit_id, number, state, at)
    select new.tenant_id, new.id, known.steps + step.number - 1, step.state, new.changed_at
      from (select count(*) as steps from deposit_step where tenant_id = new.tenant_id and deposit_id = new.id) known,
           unnest(reached) with ordinality step(state, number);
  return null;
end
$$;
