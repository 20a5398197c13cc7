-- When the transaction password was set; unknown of those that came with a registration before.
alter table member add column payment_password_changed_at timestamptz;
