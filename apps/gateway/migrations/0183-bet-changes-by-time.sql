-- livery: no transaction
create index concurrently bet_change_at on bet_change (at);
