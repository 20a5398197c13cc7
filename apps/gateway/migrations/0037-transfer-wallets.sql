-- Transfer wallets: money that a member takes into a vendor's own wallet and brings home again. Each movement is a saga whose
-- state is written down before anything is asked of the vendor, so that a process may die at any point.

-- Money on its way stands on an account of its own kind, one for each vendor: 'transit:<code>'.
alter table account
  drop constraint account_owner_check,
  add constraint account_owner_check check (owner ~ '^(member|house|vendor|transit):[A-Za-z0-9._-]{1,64}$');

create table wallet_transfer (
  tenant_id text not null references tenant,
  -- What the vendor knows as transferId.
  id uuid not null,
  member_id text not null,
  vendor text not null,
  -- in: to the vendor. out: home.
  direction text not null check (direction in ('in', 'out')),
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('requested', 'debited', 'sent', 'unknown', 'confirmed', 'failed')),
  reason text not null check (reason in ('player', 'launch', 'leave', 'home')),
  -- Its outcome was found out by asking the vendor.
  reconciled boolean not null default false,
  -- The vendor's last word, or why there was none.
  code text,
  vendor_tx text,
  -- How often its outcome was asked for in vain.
  attempts int not null default 0,
  requested_at timestamptz not null,
  -- When the job looks after it, if nobody does before; null once it is over.
  next_try_at timestamptz,
  -- Who works on it holds it until then.
  leased_until timestamptz,
  settled_at timestamptz,
  primary key (tenant_id, id),
  check ((settled_at is not null) = (state in ('confirmed', 'failed'))),
  check ((next_try_at is null) = (settled_at is not null))
) with (fillfactor = 70);
create index wallet_transfer_member on wallet_transfer (tenant_id, member_id, id);
create index wallet_transfer_open on wallet_transfer (next_try_at) where settled_at is null;

-- Every state a transfer went through.
create table wallet_transfer_step (
  tenant_id text not null,
  transfer_id uuid not null,
  number int not null,
  state text not null,
  code text,
  at timestamptz not null,
  primary key (tenant_id, transfer_id, number),
  foreign key (tenant_id, transfer_id) references wallet_transfer
);

create function wallet_transfer_stepped() returns trigger language plpgsql as $$
begin
  insert into wallet_transfer_step (tenant_id, transfer_id, number, state, code, at)
    select new.tenant_id, new.id, count(*), new.state, new.code, coalesce(new.settled_at, new.changed_at)
      from wallet_transfer_step where tenant_id = new.tenant_id and transfer_id = new.id;
  return null;
end
$$;
alter table wallet_transfer add column changed_at timestamptz not null;
create trigger stepped_first after insert on wallet_transfer for each row execute function wallet_transfer_stepped();
create trigger stepped after update of state on wallet_transfer for each row
  when (old.state <> new.state) execute function wallet_transfer_stepped();

-- What a member wants done by itself; both, unless stated.
create table transfer_choice (
  tenant_id text not null references tenant,
  member_id text not null,
  auto_in boolean not null,
  auto_home boolean not null,
  primary key (tenant_id, member_id)
);

-- Empty as long as the money in transit is that of the open transfers.
create view wallet_transfer_drift as
select coalesce(transit.tenant_id, waiting.tenant_id) as tenant_id, coalesce(transit.vendor, waiting.vendor) as vendor,
       coalesce(transit.currency, waiting.currency) as currency, coalesce(transit.balance, 0) as in_transit, coalesce(waiting.amount, 0) as expected
from (
  select account.tenant_id, substr(account.owner, 9) as vendor, account.currency,
         sum(case when transfer.credit = account.id then transfer.amount else -transfer.amount end) as balance
    from account
    join transfer on transfer.tenant_id = account.tenant_id and (transfer.credit = account.id or transfer.debit = account.id)
    where account.owner like 'transit:%' group by 1, 2, 3
) transit
full join (
  select tenant_id, vendor, currency, sum(amount) as amount from wallet_transfer where state in ('debited', 'sent', 'unknown') group by 1, 2, 3
) waiting on waiting.tenant_id = transit.tenant_id and waiting.vendor = transit.vendor and waiting.currency = transit.currency
where coalesce(transit.balance, 0) <> coalesce(waiting.amount, 0);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on wallet_transfer from livery_gateway;
    revoke update, delete on wallet_transfer_step from livery_gateway;
  end if;
end
$$;
