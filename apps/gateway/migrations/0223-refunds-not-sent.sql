-- livery: batches
-- Refunds that were ordered of a provider whose adapter was not there for days: they were given up, and nothing took them up again.
update deposit set next_try_at = now() where ctid = any(array(
  select deposit.ctid from deposit join deposit_receipt receipt on receipt.tenant_id = deposit.tenant_id and receipt.deposit_id = deposit.id
    where receipt.outcome = 'refunding' and deposit.next_try_at is null limit 1000
));
