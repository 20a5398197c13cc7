-- Cashback that could not be paid by itself to a member, for which the others did not wait: tried again each day, and deleted once it is paid.
create table cashback_missed (
  tenant_id text not null references tenant (id),
  member_id text not null,
  currency text not null,
  -- The day of the merchant for which it was to be paid.
  period date not null,
  at timestamptz not null,
  primary key (tenant_id, currency, period, member_id)
);

-- What accounts of the house that the daily check of the ledger looks at came to by their transfers of ids below before_id: credits less debits, minor units. The check adds them up anew each day, in
-- slices, so that no statement reads all that an account ever had.
create table house_total (
  tenant_id text not null references tenant (id),
  account uuid not null,
  before_id uuid not null,
  amount bigint not null,
  at timestamptz not null,
  primary key (tenant_id, account)
);
