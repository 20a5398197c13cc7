-- Cashback: a share of the valid bets, paid by the merchant.

-- What share is paid, from a day of the merchant's clock on, until a later row of the same rule.
create table cashback_rate (
  tenant_id text not null references tenant (id),
  -- A vendor and a category by their codes, or '*' for any; members from this rank on.
  vendor text not null,
  category text not null,
  rank_from int not null check (rank_from >= 0),
  from_day date not null,
  -- Millionths of the valid bet; null: the rule ends.
  ppm int check (ppm between 0 and 100000),
  primary key (tenant_id, vendor, category, rank_from, from_day)
);

-- What was paid for of a row of bet_day, under the same key: its own mark of what is counted once.
create table cashback_line (
  tenant_id text not null,
  member_id text not null,
  day date not null,
  vendor text not null,
  category text not null,
  currency text not null,
  game text not null,
  -- The rate, fixed when the day was over or when it was first claimed; corrections go by it. 0: nothing is paid.
  ppm int not null,
  -- Minor units of valid bets that claims have taken up.
  valid_bet bigint not null default 0,
  primary key (tenant_id, member_id, day, vendor, category, currency, game)
) with (fillfactor = 70);

-- What the claims of a day of play came to; millionths of a minor unit.
create table cashback_day (
  tenant_id text not null,
  member_id text not null,
  day date not null,
  currency text not null,
  -- By the rates alone.
  gross bigint not null,
  -- Minor units that the day may come to, as it was when first claimed; null: any.
  most bigint,
  primary key (tenant_id, member_id, day, currency)
);

-- What was left of a minor unit at the last claim, in millionths. Its row is locked by each claim of the member.
create table cashback_account (
  tenant_id text not null,
  member_id text not null,
  currency text not null,
  carried int not null default 0 check (carried between 0 and 999999),
  primary key (tenant_id, member_id, currency)
);

create table cashback_claim (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  currency text not null,
  -- Minor units; carried: millionths of one before and after it.
  amount bigint not null check (amount > 0),
  carried_before int not null,
  carried_after int not null,
  -- The day of the merchant for which it was paid by itself; null where the member claimed.
  period date,
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index cashback_claim_member on cashback_claim (tenant_id, member_id, id);
-- Once for each member and period, whatever happens to the job.
create unique index cashback_claim_period on cashback_claim (tenant_id, member_id, currency, period) where period is not null;

-- What a claim took up: below zero where bets were corrected after they had been paid for.
create table cashback_claim_line (
  tenant_id text not null,
  claim_id uuid not null,
  day date not null,
  vendor text not null,
  category text not null,
  game text not null,
  ppm int not null,
  valid_bet bigint not null,
  primary key (tenant_id, claim_id, day, vendor, category, game),
  foreign key (tenant_id, claim_id) references cashback_claim (tenant_id, id)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update, delete on cashback_claim, cashback_claim_line from livery_gateway;
    revoke delete on cashback_rate, cashback_line, cashback_day, cashback_account from livery_gateway;
  end if;
end
$$;
