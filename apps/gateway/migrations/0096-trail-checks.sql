-- The platform, tenant '*', which is no merchant, has jobs too: the check of its own trail.
alter table job_run drop constraint job_run_tenant_id_fkey;

-- How far each chain of the trail was verified, and what was wrong. One row a chain, written by the scheduled check.
create table trail_check (
  -- A merchant code, or '*' for the platform's own chain.
  tenant_id text primary key,
  -- The newest row that was verified when it was new, with its hash: a chain that is rewritten whole no longer has it.
  number bigint not null,
  hash text not null,
  -- How far the chain, older rows too, has been computed again since its first row.
  walked bigint not null,
  walked_hash text not null,
  -- When it was last computed again from its first row to its newest.
  whole_at timestamptz,
  -- The first wrong row; null as long as all is well.
  fault_number bigint,
  fault text,
  at timestamptz not null
);
