-- Which gateway does what one gateway at a time does: it holds the lease, and renews it, until it is gone or too slow.
create table job_lease (
  name text primary key,
  holder uuid not null,
  expires_at timestamptz not null
);

-- A job's effect in one period, written in the transaction of the effect: it is there exactly where the effect is.
create table job_run (
  tenant_id text not null references tenant,
  job text not null check (job ~ '^[a-z][a-z0-9-]{0,63}$'),
  -- When the period began, by the merchant's clock: '2026-03-01' of a day, '2026-03-01T14:00Z' of an hour.
  period text not null,
  at timestamptz not null,
  primary key (tenant_id, job, period)
);
create index job_run_age on job_run (at);

-- What the checks of the ledger found: rows that contradict each other, which must be none.
create table ledger_check (
  tenant_id text not null references tenant,
  -- 'drift', 'imbalance', 'orphan', 'bet-day', 'transit'.
  name text not null,
  period text not null,
  found int not null,
  -- Some of the rows.
  examples jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, name, period)
);
create index ledger_check_age on ledger_check (at);

-- When the event was written: one whose topic nobody reads stays, and its age says that nobody delivers.
alter table outbox add column written_at timestamptz not null default now();

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update on job_run, ledger_check from livery_gateway;
  end if;
end
$$;
