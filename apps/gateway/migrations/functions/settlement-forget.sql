-- Deletes what a merchant's settlements of a kind were made of before a period or a day, p_before, at most p_limit rows of one table, and says how many.
-- The role that serves may delete none of it itself. Of the settlements themselves only those of hours and of five minutes go, where nothing is due any
-- more, with their payments and corrections, which stand in the ledger; the last one of each contract stays, since the next one carries from it.
create or replace function settlement_forget(p_table text, p_tenant text, p_kind text, p_before text, p_limit int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid[];
  deleted int;
begin
  case p_table
    when 'settlement_line' then
      delete from settlement_line where ctid = any(array(select ctid from settlement_line where tenant_id = p_tenant and kind = p_kind and to_period < p_before limit p_limit));
    when 'settlement_cost' then
      delete from settlement_cost where ctid = any(array(select ctid from settlement_cost where tenant_id = p_tenant and kind = p_kind and to_period < p_before limit p_limit));
    when 'settlement_period' then
      delete from settlement_period where ctid = any(array(select ctid from settlement_period where tenant_id = p_tenant and kind = p_kind and to_period < p_before limit p_limit));
    when 'settlement_mark' then
      delete from settlement_mark where ctid = any(array(select ctid from settlement_mark where tenant_id = p_tenant and kind = p_kind and day < p_before::date limit p_limit));
    when 'settlement' then
      if p_kind not in ('hourly', 'realtime') then
        return 0;
      end if;
      gone := array(
        select id from settlement old
          where tenant_id = p_tenant and kind = p_kind and to_period < p_before and state in ('none', 'paid') and not held
            and exists (select from settlement later where later.tenant_id = p_tenant and later.contract_id = old.contract_id and later.to_period > old.to_period)
          order by to_period limit p_limit for update skip locked);
      delete from settlement_payment where tenant_id = p_tenant and settlement_id = any(gone);
      delete from settlement_correction where tenant_id = p_tenant and settlement_id = any(gone);
      delete from settlement where tenant_id = p_tenant and id = any(gone);
  end case;
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
