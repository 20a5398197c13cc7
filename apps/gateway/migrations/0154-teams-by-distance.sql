-- livery: no transaction
-- The direct downline of an agent, by id; with the times, so that a count reads the index alone.
create index concurrently member_upline_by_distance on member_upline (tenant_id, ancestor_id, distance, member_id) include (since, until);
