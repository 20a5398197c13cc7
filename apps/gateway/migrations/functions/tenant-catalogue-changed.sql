-- Counts a change of what the lists of games of the tenants concerned are made of.
create or replace function tenant_catalogue_changed() returns trigger language plpgsql as $$
begin
  insert into catalogue_version (tenant_id, version) select distinct tenant_id, 1 from changed order by 1
    on conflict (tenant_id) do update set version = catalogue_version.version + 1;
  return null;
end
$$;
