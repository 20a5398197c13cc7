-- Contracts between an agent and an agent directly below it, one for each kind. What changes is a version.
create table agent_contract (
  tenant_id text not null,
  id uuid not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- Who pays, and who is paid.
  upline_id uuid not null,
  downline_id uuid not null check (downline_id <> upline_id),
  -- Rises with every change.
  revision int not null default 0,
  primary key (tenant_id, id),
  constraint agent_contract_pair unique (tenant_id, kind, upline_id, downline_id),
  foreign key (tenant_id, upline_id) references member (tenant_id, id),
  foreign key (tenant_id, downline_id) references member (tenant_id, id)
);
create index agent_contract_downline on agent_contract (tenant_id, kind, downline_id);
create index agent_contract_upline on agent_contract (tenant_id, kind, upline_id, id);

create table agent_contract_version (
  tenant_id text not null,
  contract_id uuid not null,
  version int not null check (version > 0),
  state text not null check (state in ('pending', 'active', 'rejected', 'withdrawn', 'expired', 'replaced', 'terminated')),
  -- Rows from the lowest rate to the highest: rate in millionths, conditions in minor units as texts.
  ladder jsonb not null,
  -- The highest rate of them, in millionths.
  top_rate int not null check (top_rate between 1 and 1000000),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- The first period in effect, and the first one that is not: names of periods, which compare as texts.
  from_period text,
  until_period text,
  ended_by text check (ended_by in ('upline', 'downline', 'above')),
  ended_at timestamptz,
  primary key (tenant_id, contract_id, version),
  foreign key (tenant_id, contract_id) references agent_contract (tenant_id, id),
  check ((from_period is not null) = (state in ('active', 'replaced', 'terminated'))),
  check ((until_period is not null) = (state in ('replaced', 'terminated')))
);
create unique index agent_contract_offered on agent_contract_version (tenant_id, contract_id) where state = 'pending';
create unique index agent_contract_standing on agent_contract_version (tenant_id, contract_id) where state = 'active';

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on agent_contract, agent_contract_version from livery_gateway;
  end if;
end
$$;
