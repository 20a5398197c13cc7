-- The upline that opened the account by hand, and so knows its password: until whoever it is for sets one of its own. Null for every other account.
alter table member add column opened_by uuid;
