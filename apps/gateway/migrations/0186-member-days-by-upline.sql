-- livery: no transaction
create index concurrently member_day_by_upline on member_day (tenant_id, upline_id, day, member_id);
