-- Calls of members that were refused in a way that tells of an attack or misuse, counted by the hour (UTC), call, code and field. Gateways
-- gather them in memory and add them in groups, so that a flood costs no more than a few rows. Call, code and field are empty in the row of
-- an hour that counts what came beyond the kinds that are named. No key leads to the member: a group must not wait for one who is locked.
create table member_refusal (
  tenant_id text not null references tenant (id),
  member_id uuid not null,
  hour timestamptz not null,
  call text not null,
  code text not null,
  field text not null,
  id uuid not null,
  times int not null check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Where the last one came from; null where the merchant's log states no addresses.
  ip inet,
  primary key (tenant_id, member_id, hour, call, code, field),
  constraint member_refusal_id_key unique (tenant_id, id)
);
create index member_refusal_member on member_refusal (tenant_id, member_id, id);
create index member_refusal_hour on member_refusal (hour);
