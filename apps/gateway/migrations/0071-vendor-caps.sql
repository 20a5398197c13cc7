-- livery: allow plain-index: the table was made by the migration before and has a row a vendor
-- livery: allow constraint-at-once: the table was made by the migration before and has a row a vendor
-- What a vendor may pay out at a merchant, and the stop when it has paid more. See docs/adr/0028.
-- Gateways of the version before go on beside this: they call the same functions, which keep the caps.
alter table vendor_terms
  -- Currency of the caps, which are minor units of it; null: none.
  add column currency text,
  -- Most that a round may pay a member at once; what takes it above is set aside for review.
  add column win_cap bigint check (win_cap > 0),
  -- Most that a vendor may pay beyond its stakes in a clock hour (UTC), and on a day of the merchant.
  add column hour_loss_cap bigint check (hour_loss_cap > 0),
  add column day_loss_cap bigint check (day_loss_cap > 0),
  -- Since when no bets and launches are taken.
  add column stopped_at timestamptz,
  add column stopped_for text check (stopped_for in ('hour-loss', 'day-loss')),
  -- The net loss that stopped it, and the cap.
  add column stopped_net bigint,
  add column stopped_cap bigint,
  -- What had been lost in this hour and on this day when the vendor was opened again: not counted a second time.
  add column forgiven_hour timestamptz,
  add column forgiven_hour_net bigint not null default 0,
  add column forgiven_day date,
  add column forgiven_day_net bigint not null default 0,
  add constraint vendor_terms_caps_check check (currency is not null or (win_cap is null and hour_loss_cap is null and day_loss_cap is null)),
  add constraint vendor_terms_stop_check check ((stopped_at is null) = (stopped_for is null));
create index vendor_terms_capped on vendor_terms (tenant_id, vendor) where hour_loss_cap is not null or day_loss_cap is not null;

-- Wins less stakes of real money, of vendors with a cap on their net loss, by the hour in which they were posted. Members are
-- spread over the shards, so that bets of a vendor do not wait for one row.
create table vendor_flow (
  tenant_id text not null,
  vendor text not null,
  -- The merchant's.
  day date not null,
  hour timestamptz not null,
  shard smallint not null,
  currency text not null,
  net bigint not null,
  primary key (tenant_id, vendor, day, hour, shard, currency)
) with (fillfactor = 50);

-- Wins that were set aside: in the member's account, under a hold, until an operator decides.
create table held_win (
  tenant_id text not null references tenant,
  -- The win's platformTxId.
  id uuid not null,
  vendor text not null,
  member_id text not null,
  game text not null,
  round uuid not null,
  round_id text not null,
  bet uuid not null,
  vendor_account uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- The cap of that moment.
  cap bigint not null,
  hold_id uuid not null,
  at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('released', 'rejected')),
  reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, hold_id) references hold,
  check ((decided_at is null) = (decision is null))
);
create index held_win_open on held_win (tenant_id, at) where decided_at is null;

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on held_win from livery_gateway;
  end if;
end
$$;
