-- Bank accounts and e-wallets that money is paid to. A row stays when its account is removed: payouts name it.
create table payout_account (
  tenant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('bank', 'ewallet')),
  -- Code of the bank or wallet, of the merchant's setting.
  provider text not null,
  holder text not null,
  -- The number, encrypted; and its last characters, to recognise it by.
  number_sealed bytea not null,
  last_four text not null check (length(last_four) between 1 and 4),
  added_at timestamptz not null,
  -- Nothing is paid to it before.
  usable_at timestamptz not null,
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index payout_account_member on payout_account (tenant_id, member_id);
