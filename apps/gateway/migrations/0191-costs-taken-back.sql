-- A payment to a member that an operator took back is a cost below zero of the next period. This names the period that has the payment, where that is an earlier one.
alter table settlement_cost add column of_period text;
