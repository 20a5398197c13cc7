-- When a refund was last ordered of its provider, written before it is: a refusal says that no money went back only where no order
-- sent before can still arrive. Null: never.
alter table deposit_receipt add column refund_sent_at timestamptz;
