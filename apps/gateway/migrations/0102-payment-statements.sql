-- What a payment provider states of a period, compared with what is written here: the comparison is kept, and each line that differs.

create table payment_statement (
  tenant_id text not null references tenant,
  id uuid not null,
  provider text not null,
  -- By the provider's clock; the end is not part of it.
  period_from timestamptz not null,
  period_to timestamptz not null,
  -- So near to either end of the period what is here may stand in the statement before or after.
  margin_minutes int not null check (margin_minutes between 0 and 1440),
  -- SHA-256 of the file.
  file_hash bytea not null check (length(file_hash) = 32),
  file_lines int not null check (file_lines between 0 and 20000),
  -- How many lines have each outcome, 'agreed' too.
  outcomes jsonb not null,
  -- Counts and sums by kind and currency, and what moved on 'payment:<provider>' by currency and reason: minor units as text.
  totals jsonb not null,
  account jsonb not null,
  operator_id uuid not null,
  operator_name text not null,
  checked_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, provider, file_hash, period_from, period_to, margin_minutes),
  foreign key (tenant_id, provider) references payment_provider,
  check (period_from < period_to)
);

-- A line that differs, or that is here and not in the file. Amounts in minor units of the currency beside them.
create table payment_statement_line (
  tenant_id text not null,
  statement_id uuid not null,
  number int not null,
  outcome text not null check (outcome in ('missing-here', 'missing-there', 'amount-differs', 'state-differs', 'reference-differs', 'twice', 'edge')),
  kind text not null check (kind in ('pay-in', 'refund', 'payout')),
  -- Line of the file, its heading being the first; null: the file does not have it.
  file_line int,
  provider_tx text,
  -- The id that the provider has been given, as the file has it, or as it is here.
  order_id text,
  -- What it belongs to here, such as 'deposit:<id>'.
  subject text,
  currency_there text,
  amount_there bigint,
  state_there text check (state_there in ('done', 'pending', 'failed')),
  at_there timestamptz,
  currency_here text,
  amount_here bigint,
  state_here text check (state_here in ('done', 'pending', 'failed')),
  at_here timestamptz,
  primary key (tenant_id, statement_id, number),
  foreign key (tenant_id, statement_id) references payment_statement
);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update, delete on payment_statement, payment_statement_line from livery_gateway;
  end if;
end
$$;
