-- The share of valid bets that is paid as cashback, in millionths; null: none. The rule that names the vendor goes before one for any, then the
-- one that names the category, then the one for the highest rank that the member has; of a rule counts the newest row of that day.
create or replace function cashback_rate_of(p_tenant text, p_vendor text, p_category text, p_rank int, p_day date) returns int language plpgsql stable as $$
begin
  return (
select ppm from (
    select distinct on (vendor, category, rank_from) vendor, category, rank_from, ppm from cashback_rate
      where tenant_id = p_tenant and vendor in (p_vendor, '*') and category in (p_category, '*') and rank_from <= p_rank and from_day <= p_day
      order by vendor, category, rank_from, from_day desc
  ) rule
  where ppm is not null
  order by vendor <> '*' desc, category <> '*' desc, rank_from desc
  limit 1
  );
end
$$;
