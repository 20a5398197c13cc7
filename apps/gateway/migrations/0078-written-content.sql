-- What operators write: news of scheduled announcements, pictures of banners and promotions, drafts and versions of help texts.

-- The next moment at which an announcement begins or ends to be shown: open pages are told then. Without a row nothing comes.
create table announcement_news (
  tenant_id text not null,
  announcement_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, announcement_id),
  foreign key (tenant_id, announcement_id) references announcement (tenant_id, id)
);
create index announcement_news_due on announcement_news (at);
insert into announcement_news (tenant_id, announcement_id, at)
  select tenant_id, id, case when published_at > now() then published_at else ends_at end
  from announcement where published_at > now() or ends_at > now();

-- Null: the picture that is drawn for the id.
alter table banner add column image text, add column image_compact text;
alter table promotion add column image text;

-- Null: the text of the product, or one that was written before there were versions.
alter table help_entry add column version int;

-- A help text that players do not read yet.
create table help_draft (
  tenant_id text not null references tenant (id),
  language text not null,
  id text not null,
  title text not null,
  -- HTML, clean.
  content text not null,
  written_at timestamptz not null,
  primary key (tenant_id, language, id)
);

-- Help texts that were published; none is changed.
create table help_version (
  tenant_id text not null references tenant (id),
  language text not null,
  id text not null,
  version int not null check (version > 0),
  title text not null,
  content text not null,
  published_at timestamptz not null,
  -- The version that players read until then; null: the text of the product.
  before_version int check (before_version < version),
  primary key (tenant_id, language, id, version)
);
