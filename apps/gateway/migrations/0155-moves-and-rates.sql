-- Branches that operators moved: what the paths in member_upline were changed by. Append-only but for followed_at.
create table member_move (
  tenant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- The uplines before and after; null for none.
  from_id uuid,
  to_id uuid,
  -- When it takes effect, and when it was written.
  since timestamptz not null,
  at timestamptz not null,
  -- When member.parent_id, which says the upline of now, was changed by it.
  followed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check (since >= at)
);
create index member_move_member on member_move (tenant_id, member_id, since);
create index member_move_due on member_move (since) where followed_at is null;

-- What a member gets of the stakes of its team and may hand on to its downline, from a moment on until the next row. Nobody has more than
-- its upline. A member without a row has a rate of 0.
create table member_rate (
  tenant_id text not null,
  member_id uuid not null,
  since timestamptz not null,
  -- Millionths of the stake: four decimals of a percent.
  ppm int not null check (ppm between 0 and 1000000),
  at timestamptz not null,
  primary key (tenant_id, member_id, since),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check (since >= at)
);

-- Links that agents give away: whoever registers through one is in the agent's downline, with its rate.
create table agent_link (
  tenant_id text not null,
  id uuid not null,
  agent_id uuid not null,
  code text not null,
  note text not null default '',
  ppm int not null check (ppm between 0 and 1000000),
  -- Kind of the accounts: players, or agents.
  type smallint not null check (type in (0, 1)),
  made_at timestamptz not null,
  expires_at timestamptz,
  -- How often it may be used; null: any number of times.
  most_uses int check (most_uses > 0),
  uses int not null default 0,
  ended_at timestamptz,
  primary key (tenant_id, id),
  constraint agent_link_code unique (tenant_id, code),
  foreign key (tenant_id, agent_id) references member (tenant_id, id),
  check (most_uses is null or uses <= most_uses)
);
create index agent_link_agent on agent_link (tenant_id, agent_id, id);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on member_move, member_rate, agent_link from livery_gateway;
  end if;
end
$$;
