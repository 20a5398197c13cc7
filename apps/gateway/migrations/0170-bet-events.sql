-- livery: with functions
-- livery: formerly 440d6635d3e0504e860b6d42942018aa59d6382d1e7cee773af0efba1dbade33
-- Settlement down to the bet: which bet a row of the feed is, for whom it was fed, and what of the bets was taken up by which period.
alter table bet_feed
  -- Who takes it up: 'hourly' salaries or 'realtime' ones.
  add column kind text not null default 'hourly',
  add column bet uuid,
  -- bet: it was settled. void: it was taken back. change: it pays another amount.
  add column type text not null default 'bet',
  add column placed_at timestamptz;

-- Merchants that have, or had, real-time salaries.
create table accrual_wanted (
  tenant_id text not null primary key references tenant (id)
);
insert into accrual_wanted (tenant_id) select distinct tenant_id from agent_contract where kind = 'realtime';

-- What settled bets add to real-time salaries: see 0181. Functions write to it from here on.
create table if not exists accrual_feed (
  tenant_id text not null,
  id bigint not null generated always as identity (start with 1000000000000000),
  bet uuid not null,
  -- bet: it was settled. void: it was taken back. change: it pays another amount.
  type text not null,
  placed_at timestamptz not null,
  member_id text not null,
  currency text not null,
  at timestamptz not null,
  turnover bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (tenant_id, id)
);

-- What changed of bets on days that were closed already: taken back, paid anew, or told late.
create table bet_change (
  tenant_id text not null,
  id bigint not null generated always as identity,
  member_id uuid not null,
  currency text not null,
  bet uuid not null,
  day date not null,
  type text not null check (type in ('bet', 'void', 'change')),
  at timestamptz not null,
  turnover bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (tenant_id, id)
);
create index bet_change_day on bet_change (tenant_id, day, member_id);

-- Which period took up a row of the feed, or a change: each once for each kind. Of days what did not change is not here: it is in game_bet.
create table settlement_bet (
  tenant_id text not null,
  kind text not null,
  -- Number of the row in bet_feed, or in bet_change for kinds that are settled by days.
  event bigint not null,
  to_period text not null,
  member_id uuid not null,
  -- The day, the hour or the five minutes that it belongs to.
  period text not null,
  bet uuid not null,
  type text not null,
  at timestamptz not null,
  placed_at timestamptz not null,
  turnover bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (tenant_id, kind, event)
);
create index settlement_bet_period on settlement_bet (tenant_id, kind, to_period, member_id, event);
create index settlement_bet_bet on settlement_bet (tenant_id, kind, bet, event);
create index settlement_bet_at on settlement_bet (at);

-- Whether a merchant has a kind of contracts, from a moment on until the next row.
create table agent_kind (
  tenant_id text not null references tenant (id),
  kind text not null,
  since timestamptz not null,
  is_on boolean not null,
  primary key (tenant_id, kind, since)
);
-- How long the periods of a kind are, from a day on, which begins one, until the next row.
create table agent_period (
  tenant_id text not null references tenant (id),
  kind text not null,
  from_day text not null,
  length text not null check (length in ('daily', 'weekly', 'semimonthly', 'monthly')),
  primary key (tenant_id, kind, from_day)
);

alter table settlement
  -- An operator keeps it from being paid.
  add column held boolean not null default false,
  -- Tries in a row that moved nothing.
  add column tries int not null default 0;
-- 'move': the two are no longer direct up- and downline.
alter table agent_contract_version
  drop constraint agent_contract_version_ended_by_check,
  add constraint agent_contract_version_ended_by_check check (ended_by in ('upline', 'downline', 'above', 'move')) not valid;

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on accrual_wanted, agent_kind from livery_gateway;
    revoke update, delete on bet_change from livery_gateway;
    revoke update on settlement_bet from livery_gateway;
  end if;
end
$$;
