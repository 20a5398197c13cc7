-- Money between a member and its upline. The ledger has it under the key 'member-transfer:<id>'.
create table member_transfer (
  tenant_id text not null,
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  -- Whether it went to the upline or to the downline.
  direction text not null check (direction in ('up', 'down')),
  amount bigint not null check (amount > 0),
  currency text not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index member_transfer_from on member_transfer (tenant_id, from_id, id);
create index member_transfer_to on member_transfer (tenant_id, to_id, id);
