-- Which gateway does what one gateway at a time does: it holds the lease, and renews it, until it is gone or too slow.
create table job_lease (
  name text primary key,
  holder uuid not null,
  expires_at timestamptz not null
);

-- When the event was written: who reads none of its topic leaves it here, and its age says that nobody delivers.
alter table outbox add column written_at timestamptz not null default now();
