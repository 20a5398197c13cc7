-- livery: no transaction
-- Of ended sessions too: the deletion of an account asks for its sessions, which no index of the open ones answers.
create index concurrently session_of_member on session (tenant_id, member_id);
