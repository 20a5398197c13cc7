-- A payout that its provider made after it had ended here as not made: the member has the money twice, and an operator settles it.
alter table withdrawal
  drop constraint withdrawal_look_check,
  add constraint withdrawal_look_check check (look in ('amount', 'returned', 'paid-after-all')) not valid;
