-- livery: no transaction
-- Plays that are not counted by day yet: 0081 goes through them, 0082 takes it away.
create index concurrently recent_play_uncounted on recent_play (at) where counted_on is null;
