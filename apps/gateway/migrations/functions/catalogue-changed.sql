-- Counts a change of the catalogue, which every tenant's list of games is made of.
create or replace function catalogue_changed() returns trigger language plpgsql as $$
begin
  insert into catalogue_version (tenant_id, version) values ('', 1)
    on conflict (tenant_id) do update set version = catalogue_version.version + 1;
  return null;
end
$$;
