-- Operators: the people who run the platform. They belong to no merchant, so their keys do not begin with one; which
-- merchants an operator works for is a column.
create table operator (
  id uuid primary key,
  name text not null check (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{1,63}$'),
  name_key text not null generated always as (lower(name)) stored,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['support', 'finance', 'risk', 'content', 'admin']),
  -- Null for every merchant.
  merchants text[] check (cardinality(merchants) > 0),
  created_at timestamptz not null,
  disabled_at timestamptz,
  last_login_at timestamptz,
  -- argon2id, and the authenticator's secret encrypted with the installation's; null until the operator has enrolled.
  password_hash text,
  totp_secret bytea,
  -- The newest step of 30 seconds whose code was used: neither it nor an older one is taken again.
  totp_step bigint not null default 0,
  -- An enrolment that is open: MAC of its code, and the secret that was shown for it.
  enrolment_mac bytea,
  enrolment_expires_at timestamptz,
  enrolment_secret bytea,
  constraint operator_name_key unique (name_key),
  check ((password_hash is null) = (totp_secret is null)),
  check ((enrolment_mac is null) = (enrolment_expires_at is null))
);

create table operator_session (
  id uuid primary key,
  token_hash bytea not null unique,
  operator_id uuid not null references operator,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip inet not null
);
create index operator_session_operator on operator_session (operator_id) where ended_at is null;
create index operator_session_expiry on operator_session (expires_at);

-- Ranges of addresses that an operator has logged in from: attempts from there are counted on their own, so that strangers
-- lock nobody out.
create table operator_range (
  operator_id uuid not null references operator,
  range text not null,
  last_login_at timestamptz not null,
  primary key (operator_id, range)
);

-- Attempts to log in or enrol that failed or have not ended yet, by account and by range of addresses.
create table operator_attempt (
  who text primary key,
  count int not null,
  ends_at timestamptz not null
);
create index operator_attempt_end on operator_attempt (ends_at);

-- What operators did, one chain of rows for each merchant and one, under '*', for the platform. Each row carries a hash over
-- itself and the hash before it; docs/adr/0025 says of what. Rows are written by operator_trail_append alone.
create table operator_trail (
  tenant_id text not null,
  number bigint not null check (number > 0),
  at timestamptz not null,
  -- Null where nobody was logged in.
  operator_id uuid,
  operator_name text not null,
  action text not null,
  subject text not null,
  reason text not null,
  -- JSON as it was written: text, so that it stays what the hash is over.
  before text not null,
  after text not null,
  ip text not null,
  hash bytea not null,
  primary key (tenant_id, number)
);
create index operator_trail_operator on operator_trail (tenant_id, operator_name, number);
create index operator_trail_subject on operator_trail (tenant_id, subject, number);

-- The newest row of each chain, apart from the rows, so that a tail that was cut off is missed.
create table operator_trail_head (
  tenant_id text primary key,
  number bigint not null,
  hash bytea not null
);

-- Money that waits for a second operator.
create table operator_approval (
  tenant_id text not null references tenant,
  id uuid not null,
  call text not null,
  -- The request as it was validated, and what it is repeated under.
  request text not null,
  key text not null,
  -- Minor units of the merchant's currency; the effect may move no more.
  amount bigint not null check (amount > 0),
  currency text not null,
  subject text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'expired')),
  requested_by uuid not null references operator,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references operator,
  decided_at timestamptz,
  primary key (tenant_id, id),
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  -- A fault of the program must not let one person act as two.
  constraint operator_approval_two_persons check (state <> 'approved' or decided_by <> requested_by)
);
create index operator_approval_state on operator_approval (tenant_id, state, requested_at);

create function operator_trail_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The trail of operators is append-only: % on % refused.', tg_op, tg_table_name using errcode = 'LV002';
end
$$;
create trigger append_only before update or delete or truncate on operator_trail
  execute function operator_trail_is_append_only();
create trigger append_only before delete or truncate on operator_trail_head
  execute function operator_trail_is_append_only();

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke insert, update, delete on operator_trail, operator_trail_head from livery_gateway;
    revoke delete on operator, operator_approval from livery_gateway;
  end if;
end
$$;
