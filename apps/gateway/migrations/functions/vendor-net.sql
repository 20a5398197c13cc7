-- A vendor's wins less its stakes: in the clock hour of p_now, and on p_day. Without what was forgiven at a re-opening.
create or replace function vendor_net(p_terms vendor_terms, p_day date, p_now timestamptz, out hour_net numeric, out day_net numeric)
language plpgsql stable as $$
begin
  -- An hour may lie on two days.
  select coalesce(sum(net) filter (where hour = date_trunc('hour', p_now, 'UTC')), 0), coalesce(sum(net) filter (where day = p_day), 0)
    into hour_net, day_net
    from vendor_flow
    where tenant_id = p_terms.tenant_id and vendor = p_terms.vendor and currency = p_terms.currency
      and day between p_day - 1 and p_day
      and (day = p_day or hour = date_trunc('hour', p_now, 'UTC'));
  if p_terms.forgiven_hour = date_trunc('hour', p_now, 'UTC') then hour_net := hour_net - p_terms.forgiven_hour_net; end if;
  if p_terms.forgiven_day = p_day then day_net := day_net - p_terms.forgiven_day_net; end if;
end
$$;
