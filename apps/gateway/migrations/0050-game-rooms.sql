-- The vendor's server that a table runs on, as the vendor names it; launches hand it back.
alter table game_room add column node text;

-- The table that a member opened last: who is at a table is counted from it.
create table game_room_entry (
  tenant_id text not null,
  member_id uuid not null,
  room_code text not null references game_room (code),
  at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index game_room_entry_room on game_room_entry (tenant_id, room_code, at);
