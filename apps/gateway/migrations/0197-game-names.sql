-- Names of games by platform language code; languages that are missing get `name`. Gateways of before write none and read none.
alter table game add column names jsonb not null default '{}';
