-- What the team of an agent did on a day of the merchant: everybody below it, whatever the depth, and not the agent itself. Counted anew from
-- bets, cashback, receipts, withdrawals and registrations of the day by the function team_day_count: counting once more changes nothing.
create table team_day (
  tenant_id text not null,
  agent_id uuid not null,
  day date not null,
  currency text not null,
  -- Members who joined on the day, and who staked the merchant's minimum or more.
  joined int not null,
  active int not null,
  bets int not null,
  -- Minor units of settled bets: see bet_day.
  turnover bigint not null,
  valid_bet bigint not null,
  prizes bigint not null,
  -- Minor units of cashback that was paid.
  rebates bigint not null,
  -- Minor units that were credited to wallets after fees, and that were paid out, less what was given back.
  deposits bigint not null,
  withdrawals bigint not null,
  primary key (tenant_id, agent_id, day, currency)
) with (fillfactor = 80);
create index team_day_by_day on team_day (tenant_id, day);

-- Days that were counted: when, and from what.
create table team_day_run (
  tenant_id text not null references tenant (id),
  day date not null,
  counted_at timestamptz not null,
  -- Of the rows that it was counted from: where they give another one now, the day is counted anew.
  fingerprint text not null,
  primary key (tenant_id, day)
);
