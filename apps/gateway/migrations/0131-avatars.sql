-- The picture that an account shows: one of the gallery by its code, or one that its member uploaded.
create table player_avatar (
  tenant_id text not null,
  member_id uuid not null,
  code text,
  image_id uuid,
  chosen_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check ((code is null) <> (image_id is null))
);
