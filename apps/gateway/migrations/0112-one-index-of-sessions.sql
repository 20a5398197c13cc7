-- livery: no transaction
-- session_of_member has the open ones too.
drop index concurrently if exists session_member;
