-- When the member last added pictures that show the payment.
alter table deposit add column proved_at timestamptz;
