-- livery: no transaction
create index concurrently game_session_end on game_session (ends_at);
