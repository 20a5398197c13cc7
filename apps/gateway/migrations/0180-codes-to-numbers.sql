-- Codes that prove a number which a member who is logged in gives the account.
alter table sms_code
  drop constraint sms_code_purpose_check,
  add constraint sms_code_purpose_check check (purpose in ('register', 'login', 'password', 'secondFactor', 'reauthentication', 'number')) not valid;
