-- What moved on each member's account in an hour, by reason: totals of a year are read from here and not from every transfer. It is
-- counted behind the postings, by the ids of transfers: whatever has an id below the merchant's mark is in it, each transfer once, and
-- nothing else is. Hours are those of UTC, whatever clock the merchant has now or had then.
create table account_hour (
  tenant_id text not null,
  account uuid not null,
  hour timestamptz not null,
  reason text not null,
  -- Minor units: what was credited, and what was debited.
  money_in bigint not null,
  money_out bigint not null,
  movements int not null,
  primary key (tenant_id, account, hour, reason)
);

create table account_hour_mark (
  tenant_id text not null primary key references tenant (id),
  -- Transfers with a smaller id are counted.
  before_id uuid not null
);
