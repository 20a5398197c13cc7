-- Pictures that members uploaded. Without an owner they are deleted after a day.
create table upload (
  tenant_id text not null,
  id uuid not null,
  member_id uuid not null,
  purpose text not null check (purpose in ('avatar', 'document', 'deposit-proof', 'withdrawal-proof')),
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  -- As it is shown, in pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Of the picture, before it was encrypted.
  bytes integer not null check (bytes > 0),
  content_sealed bytea not null,
  uploaded_at timestamptz not null,
  -- What it belongs to, such as 'deposit:<id>', and its place among the pictures of that.
  owner text,
  position smallint not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index upload_unowned on upload (uploaded_at) where owner is null;
create index upload_owner on upload (tenant_id, owner) where owner is not null;
create index upload_member on upload (tenant_id, member_id);
