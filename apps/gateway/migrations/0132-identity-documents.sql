-- Documents that members sent to prove who they are, and what operators decided.
create table identity_document (
  tenant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('idCard', 'passport', 'drivingLicence', 'residencePermit')),
  -- What the pictures show, in their order.
  parts text[] not null,
  state text not null default 'review' check (state in ('review', 'approved', 'refused')),
  -- An operator's words to the member.
  note text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
-- One that waits or holds; those that were refused stay.
create unique index identity_document_standing on identity_document (tenant_id, member_id) where state <> 'refused';
create index identity_document_member on identity_document (tenant_id, member_id, sent_at desc);
create index identity_document_queue on identity_document (tenant_id, sent_at) where state = 'review';
