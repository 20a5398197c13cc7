-- Brings the planner's statistics of the catalogue up to date after many rows were written: their owner may, others may not.
create or replace function catalogue_analyze() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze game_vendor;
  analyze game;
  analyze tenant_vendor;
  analyze tenant_game;
end
$$;
