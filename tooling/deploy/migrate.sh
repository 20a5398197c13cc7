#!/bin/sh
# Migrates with the owner's login.
set -eu
DATABASE_MIGRATION_URL="postgres://livery_owner:$(cat /run/secrets/livery_owner_password)@postgres:5432/livery"
export DATABASE_MIGRATION_URL DATABASE_URL="$DATABASE_MIGRATION_URL"
exec node apps/gateway/src/database-command/main.ts migrate
