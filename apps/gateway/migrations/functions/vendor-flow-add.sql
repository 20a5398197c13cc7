-- Counts what a vendor paid (above zero) or took (below) towards its caps. The last write of a call: who waits for a shard's row waits
-- for a commit alone.
create or replace function vendor_flow_add(p_tenant text, p_vendor text, p_player text, p_currency text, p_amount bigint, p_day date, p_now timestamptz)
returns void language plpgsql as $$
begin
  insert into vendor_flow as flow (tenant_id, vendor, day, hour, shard, currency, net)
    values (p_tenant, p_vendor, coalesce(p_day, (p_now at time zone 'UTC')::date), date_trunc('hour', p_now, 'UTC'),
            abs(hashtext(p_player) % 64), p_currency, p_amount)
    on conflict (tenant_id, vendor, day, hour, shard, currency) do update set net = flow.net + excluded.net;
end
$$;
