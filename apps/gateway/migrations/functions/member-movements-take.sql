-- Copies what came to members and went from them beside play, from p_from to before p_to, out of the ledger, unless it was copied before. Ids from
-- p_first_id to before p_last_id are those of its journals. The reasons are those of the index journal_of_money.
create or replace function member_movements_take(p_tenant text, p_from timestamptz, p_to timestamptz, p_first_id uuid, p_last_id uuid) returns void language plpgsql as $$
begin
  insert into member_movement (tenant_id, member_id, id, kind, reason, reference, currency, amount, at)
    select p_tenant, moved.member_id, moved.id,
           case
             when moved.reason = 'deposit' then 'deposit'
             when moved.reason like 'withdrawal%' then 'payout'
             when moved.reason = 'member-transfer' then 'transfer'
             when moved.reason in ('cashback', 'referral', 'welcome') then 'reward'
             when moved.reason like 'agent-%' then 'salary'
             else 'adjustment'
           end,
           moved.reason, moved.reference, moved.currency, moved.amount, moved.at
      from (
        select substr(account.owner, 8)::uuid as member_id, transfer.id, journal.reason, journal.reference, transfer.currency, side.amount, transfer.at
          from journal
          join transfer on transfer.tenant_id = p_tenant and transfer.journal_id = journal.id
          cross join lateral (values (transfer.debit, -transfer.amount), (transfer.credit, transfer.amount)) side (account, amount)
          join account on account.tenant_id = p_tenant and account.id = side.account and not account.derived and account.kind = 'real'
          where journal.tenant_id = p_tenant and journal.id >= p_first_id and journal.id < p_last_id
            and (journal.reason in ('deposit', 'withdrawal', 'withdrawal-return', 'withdrawal-settle', 'withdrawal-paid', 'member-transfer', 'cashback', 'referral', 'welcome', 'correction', 'reversal') or journal.reason like 'agent-%')
            and transfer.at >= p_from and transfer.at < p_to
      ) moved
      where not exists (select from member_movement known where known.tenant_id = p_tenant and known.member_id = moved.member_id and known.id = moved.id)
      on conflict do nothing;
end
$$;
