-- Messages of a merchant to its members. One to all members has no row for each of them.
create table inbox_message (
  tenant_id text not null references tenant (id),
  id uuid not null,
  type text not null check (type in ('site', 'account', 'promotion')),
  audience text not null check (audience in ('all', 'segment', 'member')),
  -- Of a segment: players or agents alone, a lowest rank, a first moment of registration; null: whoever.
  kind text check (kind in ('players', 'agents')),
  rank_from int,
  registered_since timestamptz,
  -- Of one member.
  member_id uuid,
  -- Path inside the site.
  link text check (link like '/%' and link not like '//%'),
  sent_at timestamptz not null,
  withdrawn_at timestamptz,
  -- The last member of a segment who has it; members follow in the order of their ids.
  delivered_to uuid,
  -- Null while members of the segment are still to get it.
  delivered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check ((audience = 'member') = (member_id is not null))
);
create index inbox_message_member on inbox_message (tenant_id, member_id) where member_id is not null;
create index inbox_message_latest on inbox_message (tenant_id, sent_at desc);
create index inbox_message_to_all on inbox_message (tenant_id, sent_at) where audience = 'all' and withdrawn_at is null;
create index inbox_message_waiting on inbox_message (sent_at) where delivered_at is null;

create table inbox_text (
  tenant_id text not null,
  message_id uuid not null,
  language text not null,
  title text not null,
  -- HTML, clean.
  content text not null,
  primary key (tenant_id, message_id, language),
  foreign key (tenant_id, message_id) references inbox_message (tenant_id, id) on delete cascade
);

-- A member's own copy of a message to some or one; of one to all, that the member has read or deleted it.
create table inbox_mark (
  tenant_id text not null,
  member_id uuid not null,
  message_id uuid not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (tenant_id, member_id, message_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, message_id) references inbox_message (tenant_id, id) on delete cascade
);
create index inbox_mark_message on inbox_mark (tenant_id, message_id);
