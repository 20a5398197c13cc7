-- Payouts that members pay: a withdrawal by a provider with the adapter 'peer' is paid by the deposits of other members, who send the
-- money to its payout account. The provider is this database: docs/adr/0040.

alter table payment_method
  drop constraint payment_method_kind_check,
  add constraint payment_method_kind_check check (kind in ('bank', 'qr', 'card', 'peer')) not valid;

-- A withdrawal that waits for payers, or has them.
create table peer_payout (
  tenant_id text not null,
  -- The withdrawal's.
  id uuid not null,
  provider text not null,
  member_id text not null,
  currency text not null,
  -- What the member is to get, and how much of it no payer has now; in minor units.
  amount bigint not null check (amount > 0),
  unmatched bigint not null check (unmatched >= 0 and unmatched <= amount),
  -- 'offered': payers are looked for; 'closed': no more, what is under way goes on; 'ended'.
  state text not null default 'offered' check (state in ('offered', 'closed', 'ended')),
  created_at timestamptz not null,
  -- From then on no payer is looked for.
  offered_until timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references withdrawal
);
create index peer_payout_offered on peer_payout (tenant_id, provider, currency, unmatched, id) where state = 'offered' and unmatched > 0;
create index peer_payout_until on peer_payout (offered_until) where state = 'offered';

-- A deposit that pays a part of such a withdrawal.
create table peer_payment (
  tenant_id text not null,
  -- The deposit's.
  id uuid not null,
  payout_id uuid not null,
  amount bigint not null check (amount > 0),
  -- 'reserved' for the payer; 'told': the payer says to have paid; then what the payee says of it, as of any withdrawal; 'settled': an
  -- operator decided; 'lapsed': it was not paid.
  state text not null check (state in ('reserved', 'told', 'received', 'forced', 'partly', 'missing', 'settled', 'lapsed')),
  -- What counts as arrived, once that is known, and what is missing by the payee's word.
  arrived bigint check (arrived >= 0 and arrived <= amount),
  missing bigint check (missing > 0 and missing <= amount),
  payee_note text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  told_at timestamptz,
  -- Until when the payee may say what arrived; after it all of it counts as received.
  confirm_by timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references deposit,
  foreign key (tenant_id, payout_id) references peer_payout,
  check ((state in ('received', 'forced', 'settled')) = (arrived is not null))
);
create index peer_payment_payout on peer_payment (tenant_id, payout_id);
create index peer_payment_due on peer_payment (confirm_by) where state = 'told';
create index peer_payment_disputed on peer_payment (tenant_id, id) where state in ('partly', 'missing');

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on peer_payout, peer_payment from livery_gateway;
  end if;
end
$$;
