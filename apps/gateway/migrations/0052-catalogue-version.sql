-- What a tenant's lists of games are made of is its catalogue (CONTEXT.md), and its version says so now.
alter table shelf_version rename to catalogue_version;
alter index shelf_version_pkey rename to catalogue_version_pkey;
alter function shelf_changed() rename to tenant_catalogue_changed;
do $$
declare
  name text;
  act text;
begin
  foreach name in array array['tenant_game', 'tenant_vendor', 'tenant_game_pin', 'tenant_vendor_pin'] loop
    foreach act in array array['inserted', 'updated', 'deleted'] loop
      execute format('alter trigger %I on %I rename to %I', 'shelf_' || act, name, 'catalogue_' || act);
    end loop;
  end loop;
end
$$;
-- For a gateway of the release before, which may run beside this one: it reads the former name.
create view shelf_version as select tenant_id, version from catalogue_version;
