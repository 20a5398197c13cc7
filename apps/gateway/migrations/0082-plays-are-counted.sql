-- livery: no transaction
drop index concurrently if exists recent_play_uncounted;
