-- Functions are kept in functions/ from here on, each in a file that is applied again when it has changed. The table of what
-- was applied is made by the program; on a database from before, the gateway's role was given the rights of any other table.
do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke insert, update, delete on schema_function from livery_gateway;
  end if;
end
$$;
