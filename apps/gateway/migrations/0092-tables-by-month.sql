-- Puts a table in parts in the place of game_round_detail and of ledger_check, with all rows that there are as its first part: none is
-- read, and gateways of the release before write to the new one by the same name. Later months are added, and old ones dropped, by months_keep; rows of a
-- month that is not there yet go to the part "rest", so that no bet waits for it. The parts are in a schema of their own, where no one has rights.
create schema livery_month;

do $$
declare
  part record;
  until text;
begin
  for part in
    select * from (values
      ('game_round_detail', 'tenant_id, round, platform_tx, at'),
      ('ledger_check', 'tenant_id, name, period, at')
    ) each (name, key)
  loop
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into strict until
      from pg_constraint where conrelid = to_regclass('public.' || part.name) and conname = part.name || '_until';
    execute format('alter table %1$I drop constraint %1$s_pkey, add constraint %1$s_before_pkey primary key using index %1$s_by_month', part.name);
    execute format('alter table %1$I rename to %1$s_before', part.name);
    execute format('alter table %1$s_before set schema livery_month', part.name);
    execute format('create table %1$I (like livery_month.%1$s_before including defaults) partition by range (at)', part.name);
    execute format('alter table %I add primary key (%s)', part.name, part.key);
    execute format('alter table %1$I attach partition livery_month.%1$s_before for values from (minvalue) to (%2$L)', part.name, until);
    execute format('create table livery_month.%1$s_rest partition of %1$I default', part.name);
  end loop;
  -- Its first part has it already.
  alter table ledger_check add foreign key (tenant_id) references tenant;
end
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update, delete on game_round_detail from livery_gateway;
    revoke update on ledger_check from livery_gateway;
  end if;
end
$$;
