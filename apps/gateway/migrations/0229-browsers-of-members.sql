-- Browser and system, in words, that an account is logged in from: an operator looks at money that is asked for by a new one.
-- There are few of them, so an account's rows stay until it is handed over.
create table member_browser (
  tenant_id text not null,
  member_id uuid not null,
  device text not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, member_id, device),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
