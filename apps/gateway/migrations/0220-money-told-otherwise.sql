-- A provider tells of another amount under a number of money that was taken: an operator asks it which is right.
alter table deposit
  drop constraint deposit_look_check,
  add constraint deposit_look_check check (look in ('less', 'more', 'twice', 'late', 'currency', 'changed')) not valid;
-- What it told last where that differs, in minor units of the deposit's currency; null: always the same.
alter table deposit_receipt add column told_amount bigint;
