-- livery: no transaction
create index concurrently game_launch_expiry on game_launch (expires_at);
