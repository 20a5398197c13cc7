-- A call of a vendor by itself, in one round trip: seamless_step says of what, and seamless_calls does it for several at once.
create or replace function seamless_call(
  p_call text, p_tenant text, p_vendor text, p_token_hash bytea, p_player text, p_game text, p_currency text,
  p_tx text, p_ref text, p_round_id text, p_amount bigint, p_closes boolean, p_hash bytea, p_refusal text,
  p_now timestamptz, p_expires timestamptz, p_ids uuid[], p_detail jsonb default null, p_stage text default null,
  p_day date default null, p_category text default null
) returns seamless_result language plpgsql as $$
declare
  step seamless_outcome := seamless_step(p_call, p_tenant, p_vendor, p_token_hash, p_player, p_game, p_currency, p_tx, p_ref, p_round_id,
    p_amount, p_closes, p_hash, p_refusal, p_now, p_expires, p_ids, p_detail, p_stage, p_day, p_category);
begin
  if step.flow is not null then perform vendor_flow_add(p_tenant, p_vendor, p_player, p_currency, step.flow, p_day, p_now); end if;
  return (step.code, step.platform_tx, step.balance, step.replayed)::seamless_result;
end
$$;
