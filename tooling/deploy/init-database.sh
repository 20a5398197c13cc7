#!/bin/sh
# Runs once, on an empty PostgreSQL: the owner, who migrates, the login that serves, which owns nothing, and that of a replica.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set owner_password="$(cat "${SECRETS:-/run/secrets}/livery_owner_password")" --set app_password="$(cat "${SECRETS:-/run/secrets}/livery_app_password")" \
  --set replication_password="$(cat "${SECRETS:-/run/secrets}/livery_replication_password")" <<'SQL'
create role livery_owner login password :'owner_password';
create role livery_gateway nologin;
create role livery_app login inherit nocreaterole nocreatedb password :'app_password';
grant livery_gateway to livery_app with inherit true, set false;
create role livery_replication login replication password :'replication_password';
create database livery owner livery_owner;
grant connect on database livery to livery_app;
-- A pooler passes no settings of a session on: they are the login's.
alter role livery_app in database livery set timezone = 'UTC';
alter role livery_app in database livery set statement_timeout = 15000;
alter role livery_app in database livery set lock_timeout = 5000;
alter role livery_app in database livery set idle_in_transaction_session_timeout = 15000;
SQL
# Connections of replicas need a line of their own.
printf 'host replication livery_replication all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
