-- The ledger. Money moves only as transfers: one account debited, one credited, by one amount above zero; an
-- imbalance cannot be written down. Amounts are whole minor units of their currency. Nothing here is edited or
-- deleted: a mistake is corrected by a reversal.

create table currency (
  tenant_id text not null references tenant,
  code text not null check (code ~ '^[A-Z0-9]{1,8}$'),
  -- Decimal places of the minor unit.
  exponent smallint not null check (exponent between 0 and 8),
  -- Points are kept like money, in a currency of their own.
  kind text not null check (kind in ('money', 'points')),
  primary key (tenant_id, code)
);

create table account (
  tenant_id text not null,
  id uuid not null,
  -- 'member:<id>', 'house:<purpose>' or 'vendor:<code>'.
  owner text not null check (owner ~ '^(member|house|vendor):[A-Za-z0-9._-]{1,64}$'),
  currency text not null,
  -- Trial money never meets real money: a transfer joins two accounts of the same kind.
  kind text not null check (kind in ('real', 'trial')),
  -- House and vendor accounts take part in nearly every transfer. They store no balance (theirs is the sum of
  -- their transfers), so no row is written by everybody.
  derived boolean not null generated always as (owner not like 'member:%') stored,
  posted bigint not null default 0,
  held bigint not null default 0,
  min_balance bigint not null default 0,
  opened_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, currency) references currency,
  unique (tenant_id, owner, currency, kind),
  constraint account_held_check check (held >= 0),
  constraint account_balance_check check (posted - held >= min_balance),
  constraint account_derived_check check (owner like 'member:%' or (posted = 0 and held = 0))
) with (fillfactor = 50); -- room on the page: a balance changes in place, without touching an index

-- A member is real or trial, so owner and currency name one account.
create unique index account_member_key on account (tenant_id, owner, currency) where not derived;

create table journal (
  tenant_id text not null,
  id uuid not null,
  -- Why the money moved, in one word: 'bet', 'win', 'welcome', ...
  reason text not null check (reason ~ '^[a-z][a-z0-9-]{0,31}$'),
  -- What it belongs to: a vendor's transaction, a deposit, ...
  reference text,
  -- The journal this one takes back; each is taken back once.
  reverses uuid,
  at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index journal_reverses_key on journal (tenant_id, reverses) where reverses is not null;

create table transfer (
  tenant_id text not null,
  id uuid not null,
  journal_id uuid not null,
  leg smallint not null check (leg > 0),
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  request_hash bytea not null,
  -- No foreign key to account: it would share-lock the rows of the house in every transfer. The posting function
  -- reads both accounts, accounts cannot be deleted, and ledger_orphan would show a stray one.
  debit uuid not null,
  credit uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Balance of either side afterwards; null for a derived account.
  debit_after bigint,
  credit_after bigint,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, journal_id) references journal,
  constraint transfer_key unique (tenant_id, idempotency_key, leg),
  check (debit <> credit)
);
create index transfer_debit on transfer (tenant_id, debit, id);
create index transfer_credit on transfer (tenant_id, credit, id);
create index transfer_journal on transfer (tenant_id, journal_id);

create table hold (
  tenant_id text not null,
  id uuid not null,
  account uuid not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  request_hash bytea not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason ~ '^[a-z][a-z0-9-]{0,31}$'),
  reference text,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account) references account,
  constraint hold_key unique (tenant_id, idempotency_key)
);
create index hold_account on hold (tenant_id, account);

-- One row for each hold that is over: the primary key is what lets it end only once.
create table hold_resolution (
  tenant_id text not null,
  hold_id uuid not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  request_hash bytea not null,
  -- How much of the hold was taken; the rest went back. Zero for a release.
  captured bigint not null check (captured >= 0),
  journal_id uuid,
  at timestamptz not null,
  primary key (tenant_id, hold_id),
  foreign key (tenant_id, hold_id) references hold,
  foreign key (tenant_id, journal_id) references journal,
  constraint hold_resolution_key unique (tenant_id, idempotency_key),
  check ((captured > 0) = (journal_id is not null))
);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % refused.', tg_op, tg_table_name using errcode = 'LV001';
end
$$;

create trigger append_only before update or delete or truncate on journal
  execute function ledger_is_append_only();
create trigger append_only before update or delete or truncate on transfer
  execute function ledger_is_append_only();
create trigger append_only before update or delete or truncate on hold
  execute function ledger_is_append_only();
create trigger append_only before update or delete or truncate on hold_resolution
  execute function ledger_is_append_only();
create trigger append_only before delete or truncate on account
  execute function ledger_is_append_only();
create trigger identity_stays before update of tenant_id, id, owner, currency, kind, opened_at on account
  execute function ledger_is_append_only();
create trigger append_only before update of tenant_id, code, exponent, kind or delete or truncate on currency
  execute function ledger_is_append_only();
