-- The login that a game was launched from: when it ends, so do its games.
alter table game_launch add column session_id uuid;
alter table game_session add column session_id uuid;
create index game_launch_session on game_launch (tenant_id, session_id) where used_at is null;
create index game_session_session on game_session (tenant_id, session_id) where session_id is not null;
