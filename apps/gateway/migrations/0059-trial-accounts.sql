-- livery: no transaction
create index concurrently member_trial on member (registered_at) where type = 4;
