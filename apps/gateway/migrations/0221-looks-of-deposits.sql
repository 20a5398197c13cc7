alter table deposit validate constraint deposit_look_check;
