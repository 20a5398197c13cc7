-- Where an account is used from: ranges of addresses (/24, or /48 of IPv6) from which no second factor is asked for.
create table member_address (
  tenant_id text not null,
  id uuid not null,
  member_id uuid not null,
  prefix cidr not null,
  registered_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, id),
  constraint member_address_prefix unique (tenant_id, member_id, prefix),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
