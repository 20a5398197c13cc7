alter table account validate constraint account_owner_check;
