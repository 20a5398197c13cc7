-- By whom a day's entries of a large team are found without a walk over all of the merchant: who was right above the member when the day ended, null for
-- nobody and for days that were counted before; and how many of a team settled a bet, null where the day was counted before.
alter table member_day add column upline_id uuid;
alter table team_day add column players int;
