-- Whether a friend and who invited it both had a name to compare when the reward was decided; null: not decided, or before this was written.
alter table referral add column names_compared boolean;
