-- Withdrawals: money that members are paid. Each is a saga: the money is held when it is asked for, stands on
-- 'clearing:<provider>' while the provider has the order, and every state is written down before the next step.

-- A way to be paid, which is the merchant's data. Amounts in minor units of the currency.
create table payout_method (
  tenant_id text not null references tenant,
  code text not null check (code ~ '^[A-Za-z0-9._-]{1,32}$'),
  provider text not null,
  -- Kinds of payout accounts that it pays to, and codes of the banks and wallets; null: every one.
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['bank', 'ewallet']),
  institutions text[],
  currency text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Place in the list.
  position int not null default 0,
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  fee_ppm int not null default 0 check (fee_ppm between 0 and 500000),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_least bigint not null default 0 check (fee_least >= 0),
  fee_most bigint check (fee_most >= fee_least),
  -- How long it takes from the approval, as the merchant states it.
  arrives_minutes int not null default 60 check (arrives_minutes between 0 and 43200),
  -- Lowest rank that is offered it.
  rank_from int not null default 0,
  -- Platform code of a language -> { name, note }.
  texts jsonb not null,
  primary key (tenant_id, code),
  foreign key (tenant_id, provider) references payment_provider
);

create table withdrawal (
  tenant_id text not null references tenant,
  -- What the provider knows as payoutId.
  id uuid not null,
  member_id text not null,
  method text not null,
  provider text not null,
  account_id uuid not null,
  -- What the account is recognised by.
  account_kind text not null,
  account_name text not null,
  account_holder text not null,
  last_four text not null,
  currency text not null,
  -- What leaves the wallet; the fee is part of it.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  -- Short, for the bank's statement and for support.
  reference text not null,
  state text not null check (state in ('created', 'review', 'approved', 'sending', 'sent', 'paid', 'failed', 'refused', 'cancelled')),
  -- Why a person looks at it before it is paid.
  risks text[] not null default '{}',
  -- What the member says of a payout that was made, or what counts in place of it.
  confirmation text check (confirmation in ('awaited', 'received', 'forced', 'partly', 'missing', 'settled')),
  -- What is missing by the member's word, and what was given back for it.
  missing bigint check (missing > 0 and missing <= amount),
  given_back bigint not null default 0 check (given_back >= 0 and given_back <= amount),
  -- Why a person looks at it after the provider told of its end.
  look text check (look in ('amount', 'returned')),
  code text,
  -- An operator's words to the member, and the member's.
  note text,
  member_note text,
  hold_id uuid not null,
  provider_tx text,
  -- The operator who is at it.
  taken_by uuid,
  taken_at timestamptz,
  language text not null,
  arrives_minutes int not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When it was last sent to the provider, when that had paid it, and until when the member may say what arrived.
  sent_at timestamptz,
  paid_at timestamptz,
  confirm_by timestamptz,
  -- When the job is at it again; null: it waits for a person.
  next_try_at timestamptz,
  -- Whoever works on it holds it until then.
  leased_until timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, provider, reference),
  foreign key (tenant_id, account_id) references payout_account (tenant_id, id)
) with (fillfactor = 70);
create index withdrawal_member on withdrawal (tenant_id, member_id, id);
create index withdrawal_due on withdrawal (next_try_at) where next_try_at is not null;
create index withdrawal_queue on withdrawal (tenant_id, id) where state = 'review' or look is not null or confirmation in ('partly', 'missing');
create index withdrawal_paid on withdrawal (tenant_id, method, paid_at) where paid_at is not null;

-- Every state that a withdrawal went through, and every answer to whether it arrived.
create table withdrawal_step (
  tenant_id text not null,
  withdrawal_id uuid not null,
  number int not null,
  state text not null,
  at timestamptz not null,
  primary key (tenant_id, withdrawal_id, number),
  foreign key (tenant_id, withdrawal_id) references withdrawal
);

create or replace function withdrawal_stepped() returns trigger language plpgsql as $$
begin
  insert into withdrawal_step (tenant_id, withdrawal_id, number, state, at)
    select new.tenant_id, new.id, count(*), case when tg_op = 'UPDATE' and old.state = new.state then new.confirmation else new.state end, new.changed_at
      from withdrawal_step where tenant_id = new.tenant_id and withdrawal_id = new.id;
  return null;
end
$$;
create trigger stepped_first after insert on withdrawal for each row execute function withdrawal_stepped();
create trigger stepped after update of state, confirmation on withdrawal for each row
  when (old.state <> new.state or (new.confirmation is not null and new.confirmation is distinct from old.confirmation))
  execute function withdrawal_stepped();

-- What has to be played before money is withdrawn: one for each credited receipt of a deposit, which is its dedup key.
create table turnover_requirement (
  tenant_id text not null,
  provider text not null,
  provider_tx text not null,
  deposit_id uuid not null,
  member_id text not null,
  currency text not null,
  -- What the member got, the merchant's share of it in per cent, and the valid bets that makes.
  credited bigint not null check (credited > 0),
  percent int not null check (percent > 0),
  required bigint not null check (required > 0),
  -- Bets that were placed from then on count.
  begun_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('met', 'waived')),
  primary key (tenant_id, provider, provider_tx),
  foreign key (tenant_id, provider, provider_tx) references deposit_receipt,
  check ((ended_at is null) = (ended_as is null))
);
create index turnover_open on turnover_requirement (tenant_id, member_id, begun_at) where ended_at is null;

-- Empty as long as the money in clearing is that of the receipts that are not decided about, and of the payouts under way.
create or replace view deposit_drift as
select coalesce(clearing.tenant_id, waiting.tenant_id) as tenant_id, coalesce(clearing.provider, waiting.provider) as provider,
       coalesce(clearing.currency, waiting.currency) as currency, coalesce(clearing.balance, 0) as in_clearing, coalesce(waiting.amount, 0) as expected
from (
  select account.tenant_id, substr(account.owner, 10) as provider, account.currency,
         sum(case when transfer.credit = account.id then transfer.amount else -transfer.amount end) as balance
    from account
    join transfer on transfer.tenant_id = account.tenant_id and (transfer.credit = account.id or transfer.debit = account.id)
    where account.owner like 'clearing:%' group by 1, 2, 3
) clearing
full join (
  select open.tenant_id, open.provider, open.currency, sum(open.amount) as amount
    from (
      select deposit_receipt.tenant_id, deposit_receipt.provider, deposit.currency, deposit_receipt.amount
        from deposit_receipt join deposit on deposit.tenant_id = deposit_receipt.tenant_id and deposit.id = deposit_receipt.deposit_id
        where deposit_receipt.outcome in ('held', 'refunding')
      union all
      select withdrawal.tenant_id, withdrawal.provider, withdrawal.currency, withdrawal.amount
        from withdrawal where withdrawal.state in ('sending', 'sent')
    ) open group by 1, 2, 3
) waiting on waiting.tenant_id = clearing.tenant_id and waiting.provider = clearing.provider and waiting.currency = clearing.currency
where coalesce(clearing.balance, 0) <> coalesce(waiting.amount, 0);

-- Empty as long as each withdrawal that was not sent has its hold, and no other hold of one is open.
create view withdrawal_drift as
select coalesce(waiting.tenant_id, held.tenant_id) as tenant_id, coalesce(waiting.hold_id, held.id) as hold_id,
       coalesce(waiting.amount, 0) as expected, coalesce(held.amount, 0) as held
from (select tenant_id, hold_id, amount from withdrawal where state in ('created', 'review', 'approved')) waiting
full join (
  select hold.tenant_id, hold.id, hold.amount from hold
    where hold.reason = 'withdrawal'
      and not exists (select from hold_resolution where hold_resolution.tenant_id = hold.tenant_id and hold_resolution.hold_id = hold.id)
) held on held.tenant_id = waiting.tenant_id and held.id = waiting.hold_id
where coalesce(waiting.amount, 0) <> coalesce(held.amount, 0);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on payout_method, withdrawal, turnover_requirement from livery_gateway;
    revoke update, delete on withdrawal_step from livery_gateway;
  end if;
end
$$;
