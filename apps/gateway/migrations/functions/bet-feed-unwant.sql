-- Ends that a merchant's bets are fed for hourly or real-time salaries, where every contract of the kind has ended before the period p_before, and says whether it
-- did. What still waits to be taken up is nobody's then, and goes too. Whoever accepts a contract has the same lock, and has the bets fed again.
create or replace function bet_feed_unwant(p_tenant text, p_kind text, p_before text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Most merchants never had one: nobody who accepts a contract waits for them.
  if not exists (select from bet_feed_wanted where tenant_id = p_tenant and p_kind = 'hourly')
    and not exists (select from accrual_wanted where tenant_id = p_tenant and p_kind = 'realtime') then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('agent-contract:' || p_tenant || ':' || p_kind, 0));
  if exists (
    select from agent_contract contract
      join agent_contract_version version on version.tenant_id = p_tenant and version.contract_id = contract.id
      where contract.tenant_id = p_tenant and contract.kind = p_kind and version.from_period is not null and (version.until_period is null or version.until_period > p_before)) then
    return false;
  end if;
  delete from bet_feed where tenant_id = p_tenant and kind = p_kind;
  if p_kind = 'hourly' then
    delete from bet_feed_wanted where tenant_id = p_tenant;
  else
    delete from accrual_feed where tenant_id = p_tenant;
    delete from accrual_wanted where tenant_id = p_tenant;
  end if;
  return found;
end
$$;
