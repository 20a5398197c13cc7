-- What panels about teams read. Everything here is counted anew for a whole day by team_day_count, from bets, receipts, withdrawals and the ledger.

-- What a member did itself on a day of the merchant. Amounts in minor units; see team_day.
create table member_day (
  tenant_id text not null,
  member_id uuid not null,
  day date not null,
  currency text not null,
  bets int not null,
  turnover bigint not null,
  valid_bet bigint not null,
  prizes bigint not null,
  rebates bigint not null,
  -- Rewards for friends and welcome credit, and what was paid as fees of deposits and withdrawals.
  activity bigint not null,
  fees bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  -- With the figures, so that sums of a month read the index alone.
  primary key (tenant_id, member_id, day, currency) include (bets, turnover, valid_bet, prizes, rebates, activity, fees)
) with (fillfactor = 80);
-- Who did something on a day, in an order by which pages of a team go on.
create index member_day_by_day on member_day (tenant_id, day, member_id);

alter table team_day add column activity bigint not null default 0, add column fees bigint not null default 0;
-- Which way of counting it was counted by: where there is a newer one, the day is counted anew.
alter table team_day_run add column way smallint not null default 1;

-- What the team of an agent bet on a day, by vendor and category; see team_day.
create table team_bet_day (
  tenant_id text not null,
  agent_id uuid not null,
  day date not null,
  currency text not null,
  vendor text not null,
  category text not null,
  bets int not null,
  turnover bigint not null,
  valid_bet bigint not null,
  prizes bigint not null,
  primary key (tenant_id, agent_id, day, currency, vendor, category)
) with (fillfactor = 80);
create index team_bet_day_by_day on team_bet_day (tenant_id, day);

-- What came to members and went from them beside play: a copy of their transfers in the ledger, which has no order by time for members of a team.
create table member_movement (
  tenant_id text not null,
  member_id uuid not null,
  -- The transfer's.
  id uuid not null,
  kind text not null check (kind in ('deposit', 'payout', 'transfer', 'reward', 'salary', 'adjustment')),
  reason text not null,
  reference text,
  currency text not null,
  -- Minor units; below zero it went.
  amount bigint not null check (amount <> 0),
  at timestamptz not null,
  primary key (tenant_id, member_id, id)
);
create index member_movement_by_time on member_movement (tenant_id, id);

-- What came to the team of an agent and went from it on a day, by kind; see team_day.
create table team_movement_day (
  tenant_id text not null,
  agent_id uuid not null,
  day date not null,
  currency text not null,
  kind text not null,
  movements int not null,
  money_in bigint not null,
  money_out bigint not null,
  primary key (tenant_id, agent_id, day, currency, kind)
) with (fillfactor = 80);
create index team_movement_day_by_day on team_movement_day (tenant_id, day);

-- How many are below an agent, counted now and then; those with an id from before_id on are counted when it is asked for.
create table team_size (
  tenant_id text not null,
  agent_id uuid not null,
  members int not null,
  direct int not null,
  primary key (tenant_id, agent_id)
) with (fillfactor = 80);
create table team_size_run (
  tenant_id text not null primary key references tenant (id),
  counted_at timestamptz not null,
  before_id uuid not null
);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update, delete on member_movement from livery_gateway;
  end if;
end
$$;
