-- A field of a row as its hash takes it: length in bytes, a colon, the text, a comma; so no two lists of fields are alike.
create or replace function operator_trail_field(p_text text) returns text language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_text is null then '-,' else octet_length(convert_to(p_text, 'UTF8')) || ':' || p_text || ',' end
$$;
