-- Money that operators moved between the two sides of a settlement beside it; the ledger has each under 'agent-correct:<settlement>:<number>'.
create table settlement_correction (
  tenant_id text not null,
  settlement_id uuid not null,
  number int not null check (number > 0),
  -- Above zero to the agent, below zero back to the upline; minor units.
  amount bigint not null check (amount <> 0),
  at timestamptz not null,
  primary key (tenant_id, settlement_id, number),
  foreign key (tenant_id, settlement_id) references settlement (tenant_id, id)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update, delete on settlement_correction from livery_gateway;
  end if;
end
$$;
