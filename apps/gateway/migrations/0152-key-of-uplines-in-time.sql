-- livery: no transaction
create unique index concurrently member_upline_in_time on member_upline (tenant_id, ancestor_id, member_id, since);
