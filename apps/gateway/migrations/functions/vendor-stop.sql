-- Stops a vendor whose net loss has passed a cap. Answers the terms that it stopped with; no row where nothing changed.
-- Called after the commit of a win or rollback: of several at once, the last to call sees them all.
create or replace function vendor_stop(p_tenant text, p_vendor text, p_day date, p_now timestamptz)
returns setof vendor_terms language plpgsql as $$
declare
  terms vendor_terms;
  net record;
begin
  select * into terms from vendor_terms where tenant_id = p_tenant and vendor = p_vendor;
  for attempt in 1 .. 2 loop
    if not found or terms.stopped_at is not null then return; end if;
    net := vendor_net(terms, p_day, p_now);
    if coalesce(net.hour_net <= terms.hour_loss_cap, true) and coalesce(net.day_net <= terms.day_loss_cap, true) then return; end if;
    exit when attempt = 2;
    -- Once more under a lock: it may have been stopped and opened again meanwhile.
    select * into terms from vendor_terms where tenant_id = p_tenant and vendor = p_vendor for no key update;
  end loop;
  return query update vendor_terms
    set stopped_at = p_now,
        stopped_for = case when net.hour_net > terms.hour_loss_cap then 'hour-loss' else 'day-loss' end,
        stopped_net = case when net.hour_net > terms.hour_loss_cap then net.hour_net else net.day_net end,
        stopped_cap = case when net.hour_net > terms.hour_loss_cap then terms.hour_loss_cap else terms.day_loss_cap end
    where tenant_id = p_tenant and vendor = p_vendor
    returning *;
end
$$;
