-- Deposits: money that members pay in through payment providers. Each is a saga whose state is written down before anything is
-- asked of a provider, and each payment that arrives counts once, by the provider's own number of it.

-- What a provider owes the merchant stands on 'payment:<provider>', money that arrived and is not decided about on 'clearing:<provider>'.
alter table account
  drop constraint account_owner_check,
  add constraint account_owner_check check (owner ~ '^(member|house|vendor|transit|payment|clearing):[A-Za-z0-9._-]{1,64}$') not valid;

-- A provider of a merchant.
create table payment_provider (
  tenant_id text not null references tenant,
  code text not null check (code ~ '^[A-Za-z0-9._-]{1,32}$'),
  -- Which adapter speaks with it.
  adapter text not null check (adapter ~ '^[a-z][a-z0-9-]{0,31}$'),
  -- Scheme and host of its calls.
  origin text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  primary key (tenant_id, code)
);

-- Keys of providers, sealed under the installation's secret; several are valid at once.
create table payment_key (
  tenant_id text not null references tenant,
  provider text not null,
  key_id text not null check (key_id ~ '^[A-Za-z0-9._-]{1,64}$'),
  sealed bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, provider, key_id),
  foreign key (tenant_id, provider) references payment_provider
);

-- A way to pay in, which is the merchant's data. Amounts in minor units of the currency.
create table payment_method (
  tenant_id text not null references tenant,
  code text not null check (code ~ '^[A-Za-z0-9._-]{1,32}$'),
  provider text not null,
  kind text not null check (kind in ('bank', 'qr', 'card')),
  currency text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Place in the list.
  position int not null default 0,
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  -- Most that a member may pay in within 24 hours by this method; null: not limited.
  day_most bigint check (day_most > 0),
  -- Deposits of a member that may wait for a payment at once.
  open_most int not null default 3 check (open_most between 1 and 50),
  fee_ppm int not null default 0 check (fee_ppm between 0 and 500000),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_least bigint not null default 0 check (fee_least >= 0),
  fee_most bigint check (fee_most >= fee_least),
  presets bigint[] not null default '{}',
  -- How long it usually takes to arrive, and how long a payment is waited for.
  arrives_minutes int not null default 1 check (arrives_minutes between 0 and 43200),
  expires_minutes int not null default 30 check (expires_minutes between 1 and 43200),
  -- ISO 3166 codes; null: everywhere.
  countries text[],
  barred_countries text[] not null default '{}',
  -- Lowest rank that is offered it.
  rank_from int not null default 0,
  -- Platform code of a language -> { name, note }.
  texts jsonb not null,
  primary key (tenant_id, code),
  foreign key (tenant_id, provider) references payment_provider
);

create table deposit (
  tenant_id text not null references tenant,
  -- What the provider knows as paymentId.
  id uuid not null,
  member_id text not null,
  method text not null,
  provider text not null,
  kind text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- The fee rule as it was when the deposit was asked for.
  fee_ppm int not null,
  fee_fixed bigint not null,
  fee_least bigint not null,
  fee_most bigint,
  -- Short, for the payer's bank and for support.
  reference text not null,
  state text not null check (state in ('created', 'paid', 'seen', 'review', 'credited', 'expired', 'cancelled', 'refused', 'refunded')),
  -- Why money of it needs a look; null: none does.
  look text check (look in ('less', 'more', 'twice', 'late', 'currency')),
  code text,
  -- An operator's words to the member.
  note text,
  -- What the member wrote to help to find the payment.
  payer_note text,
  instructions jsonb,
  language text not null,
  return_url text not null,
  arrives_minutes int not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the job asks the provider about it; null once nothing can come any more.
  next_try_at timestamptz,
  -- Whoever works on it holds it until then.
  leased_until timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, provider, reference)
) with (fillfactor = 70);
create index deposit_member on deposit (tenant_id, member_id, id);
create index deposit_due on deposit (next_try_at) where next_try_at is not null;
create index deposit_look on deposit (tenant_id, id) where look is not null;

-- Money that arrived at a provider: the provider's number of it counts once for the merchant, whoever tells of it.
create table deposit_receipt (
  tenant_id text not null,
  provider text not null,
  provider_tx text not null,
  deposit_id uuid not null,
  amount bigint not null check (amount > 0),
  -- Of what was credited.
  fee bigint not null default 0 check (fee >= 0),
  outcome text not null check (outcome in ('held', 'credited', 'refunding', 'refunded')),
  source text not null check (source in ('callback', 'query', 'operator')),
  -- Why it was not credited at once.
  look text,
  -- By the provider's clock.
  received_at timestamptz not null,
  seen_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, provider, provider_tx),
  foreign key (tenant_id, deposit_id) references deposit
);
create index deposit_receipt_deposit on deposit_receipt (tenant_id, deposit_id);

-- Every state that a deposit went through.
create table deposit_step (
  tenant_id text not null,
  deposit_id uuid not null,
  number int not null,
  state text not null,
  at timestamptz not null,
  primary key (tenant_id, deposit_id, number),
  foreign key (tenant_id, deposit_id) references deposit
);

create or replace function deposit_stepped() returns trigger language plpgsql as $$
begin
  insert into deposit_step (tenant_id, deposit_id, number, state, at)
    select new.tenant_id, new.id, count(*), new.state, new.changed_at
      from deposit_step where tenant_id = new.tenant_id and deposit_id = new.id;
  return null;
end
$$;
create trigger stepped_first after insert on deposit for each row execute function deposit_stepped();
create trigger stepped after update of state on deposit for each row
  when (old.state <> new.state) execute function deposit_stepped();

-- Empty as long as the money in clearing is that of the receipts that are not decided about.
create view deposit_drift as
select coalesce(clearing.tenant_id, waiting.tenant_id) as tenant_id, coalesce(clearing.provider, waiting.provider) as provider,
       coalesce(clearing.currency, waiting.currency) as currency, coalesce(clearing.balance, 0) as in_clearing, coalesce(waiting.amount, 0) as expected
from (
  select account.tenant_id, substr(account.owner, 10) as provider, account.currency,
         sum(case when transfer.credit = account.id then transfer.amount else -transfer.amount end) as balance
    from account
    join transfer on transfer.tenant_id = account.tenant_id and (transfer.credit = account.id or transfer.debit = account.id)
    where account.owner like 'clearing:%' group by 1, 2, 3
) clearing
full join (
  select deposit_receipt.tenant_id, deposit_receipt.provider, deposit.currency, sum(deposit_receipt.amount) as amount
    from deposit_receipt join deposit on deposit.tenant_id = deposit_receipt.tenant_id and deposit.id = deposit_receipt.deposit_id
    where deposit_receipt.outcome in ('held', 'refunding') group by 1, 2, 3
) waiting on waiting.tenant_id = clearing.tenant_id and waiting.provider = clearing.provider and waiting.currency = clearing.currency
where coalesce(clearing.balance, 0) <> coalesce(waiting.amount, 0);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on deposit, deposit_receipt, payment_provider, payment_key from livery_gateway;
    revoke update, delete on deposit_step from livery_gateway;
  end if;
end
$$;
