-- livery: no transaction
-- Receipts whose money stands on the clearing account, which the daily check compares with it: few of all that there were.
create index concurrently deposit_receipt_undecided on deposit_receipt (tenant_id) where outcome in ('held', 'refunding');
