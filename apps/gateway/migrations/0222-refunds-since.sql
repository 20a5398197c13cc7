-- When an operator ordered a refund: from then on it is counted until the provider tells what became of it. Null: before this was written.
alter table deposit_receipt add column refund_ordered_at timestamptz;
