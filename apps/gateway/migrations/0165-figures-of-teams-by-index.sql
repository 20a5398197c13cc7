-- livery: no transaction
-- With the figures, so that sums of a month for a thousand agents read the index alone: the days of one are next to each other there, and nowhere else.
create index concurrently team_day_figures on team_day (tenant_id, agent_id, day, currency) include (bets, turnover, valid_bet, prizes, rebates, activity, fees);
