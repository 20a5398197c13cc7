-- Codes to the number of an account without a password, as proof for a sensitive change.
alter table sms_code
  drop constraint sms_code_purpose_check,
  add constraint sms_code_purpose_check check (purpose in ('register', 'login', 'password', 'secondFactor', 'reauthentication'));
