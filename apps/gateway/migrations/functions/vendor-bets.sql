-- Writes a page of bets as a vendor tells them, in the order of the arrays, each as vendor_bet does, and answers the outcome of each.
create or replace function vendor_bets(
  p_tenant text, p_vendor text, p_bets text[], p_round_ids text[], p_members text[], p_games text[], p_categories text[], p_currencies text[],
  p_kinds text[], p_stakes bigint[], p_payouts bigint[], p_states text[], p_placed timestamptz[], p_at timestamptz[], p_details text[],
  p_days date[], p_ids uuid[], p_rounds uuid[]
) returns text[] language plpgsql as $$
declare
  outcomes text[] := '{}';
  i int;
begin
  for i in 1 .. cardinality(p_bets) loop
    outcomes := outcomes || vendor_bet(p_tenant, p_vendor, p_bets[i], p_round_ids[i], p_members[i], p_games[i], p_categories[i], p_currencies[i],
      p_kinds[i], p_stakes[i], p_payouts[i], p_states[i], p_placed[i], p_at[i], p_details[i]::jsonb, p_days[i], array[p_ids[i], p_rounds[i]]);
  end loop;
  return outcomes;
end
$$;
