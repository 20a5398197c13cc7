-- What agents are paid by their contracts, period by period. Amounts in minor units. Periods are named as in job_run: '2026-03-01' for a day
-- of the merchant, '2026-03-01T14:00Z' for an hour.

-- Periods that were closed, each once. A day in none of them was never settled, and is not corrected.
create table settlement_period (
  tenant_id text not null references tenant (id),
  kind text not null check (kind in ('dividend', 'daily', 'hourly')),
  -- The first and the last day of it; the hour, twice.
  from_period text not null,
  to_period text not null check (to_period >= from_period),
  closed_at timestamptz not null,
  primary key (tenant_id, kind, to_period)
);

-- What was taken of a member's day in all: its own mark of what counts once.
create table settlement_mark (
  tenant_id text not null,
  kind text not null,
  day date not null,
  member_id uuid not null,
  currency text not null,
  turnover bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (tenant_id, kind, day, member_id, currency)
) with (fillfactor = 70);

-- What a period took of a member's day or hour: of its own everything, of those before what was corrected since.
create table settlement_line (
  tenant_id text not null,
  kind text not null,
  to_period text not null,
  member_id uuid not null,
  period text not null,
  currency text not null,
  correction boolean not null,
  turnover bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (tenant_id, kind, to_period, member_id, period, currency)
);

-- What the house paid to a member beside prizes, and a period took; each payment once for each kind.
create table settlement_cost (
  tenant_id text not null,
  kind text not null,
  source text not null check (source in ('cashback', 'referral', 'welcome')),
  reference uuid not null,
  to_period text not null,
  member_id uuid not null,
  amount bigint not null,
  primary key (tenant_id, kind, source, reference)
);
create index settlement_cost_period on settlement_cost (tenant_id, kind, to_period);

create table settlement (
  tenant_id text not null,
  id uuid not null,
  kind text not null,
  from_period text not null,
  to_period text not null,
  contract_id uuid not null,
  version int not null,
  upline_id uuid not null,
  agent_id uuid not null,
  currency text not null,
  -- Agents above it: those above are paid first, so that they have what they pay below.
  level int not null,
  carried_in bigint not null,
  carried_out bigint not null,
  gross bigint not null check (gross >= 0),
  -- Gross less what the agent pays to its own downlines; below zero it pays more than it gets.
  net bigint not null,
  -- All that the figure follows from.
  result jsonb not null,
  -- none: nothing is due. partly: the upline's wallet did not have all of it (paid may be zero); it is tried again.
  state text not null check (state in ('none', 'due', 'partly', 'paid')),
  paid bigint not null default 0 check (paid between 0 and gross),
  payments int not null default 0,
  next_try_at timestamptz,
  primary key (tenant_id, id),
  constraint settlement_once unique (tenant_id, kind, to_period, agent_id),
  foreign key (tenant_id, contract_id, version) references agent_contract_version (tenant_id, contract_id, version),
  check ((state = 'none') = (gross = 0)),
  check ((state = 'paid') = (paid = gross and gross > 0)),
  check ((next_try_at is not null) = (state in ('due', 'partly')))
);
create index settlement_agent on settlement (tenant_id, agent_id, kind, id);
create index settlement_upline on settlement (tenant_id, upline_id, kind, id);
create index settlement_open on settlement (next_try_at) where state in ('due', 'partly');

-- The ledger has each under the key 'agent-pay:<settlement>:<number>'.
create table settlement_payment (
  tenant_id text not null,
  settlement_id uuid not null,
  number int not null check (number > 0),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (tenant_id, settlement_id, number),
  foreign key (tenant_id, settlement_id) references settlement (tenant_id, id)
);

-- Merchants that have, or had, hourly salaries: their bets are fed to bet_feed.
create table bet_feed_wanted (
  tenant_id text not null primary key references tenant (id)
);

-- What settled bets added to the totals, one row for each time a bet was settled, taken back or paid anew, until a period takes it up.
create table bet_feed (
  tenant_id text not null,
  id bigint not null generated always as identity,
  member_id text not null,
  currency text not null,
  -- When it was settled, and the day of the merchant that it counts on.
  at timestamptz not null,
  day date not null,
  -- Whether the bet was counted before.
  correction boolean not null,
  turnover bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (tenant_id, id)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on settlement, settlement_mark from livery_gateway;
    revoke update on bet_feed from livery_gateway;
    revoke delete on bet_feed_wanted from livery_gateway;
    revoke update, delete on settlement_period, settlement_line, settlement_cost, settlement_payment from livery_gateway;
  end if;
end
$$;
