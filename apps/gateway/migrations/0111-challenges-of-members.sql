-- livery: no transaction
-- The deletion of an account, and a change of its password, end its challenges.
create index concurrently login_challenge_member on login_challenge (tenant_id, member_id);
