-- Sets the rate of a member from a moment on. Answers `done`, or why nothing was changed: `past`; `planned` where a later change is written
-- already; `upline` where an upline of that time has less; `downline` where a direct downline of that time has more. Uplines stay as they are
-- until the transaction ends, and so do rates: one that is set at the same time waits.
create or replace function member_rate_set(p_tenant text, p_member uuid, p_ppm int, p_since timestamptz, p_now timestamptz) returns text language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('member_upline:' || p_tenant, 0));
  -- Whoever registers has a rate of at most its upline's.
  perform pg_advisory_xact_lock(hashtextextended('member_rate:' || p_tenant, 0));
  if p_since < p_now then
    return 'past';
  end if;
  if exists (select from member_rate where tenant_id = p_tenant and member_id = p_member and since > p_since) then
    return 'planned';
  end if;
  if exists (
    select from member_upline
      where tenant_id = p_tenant and member_id = p_member and distance = 1 and until > p_since
        and member_rate_least(p_tenant, ancestor_id, greatest(since, p_since), until) < p_ppm) then
    return 'upline';
  end if;
  if exists (
    select from member_upline
      where tenant_id = p_tenant and ancestor_id = p_member and distance = 1 and until > p_since
        and exists (select from member_rate rate where rate.tenant_id = p_tenant and rate.member_id = member_upline.member_id and rate.ppm > p_ppm)
        and member_rate_most(p_tenant, member_id, greatest(since, p_since), until) > p_ppm) then
    return 'downline';
  end if;
  insert into member_rate (tenant_id, member_id, since, ppm, at) values (p_tenant, p_member, p_since, p_ppm, p_now)
    on conflict (tenant_id, member_id, since) do update set ppm = excluded.ppm, at = excluded.at;
  return 'done';
end
$$;
