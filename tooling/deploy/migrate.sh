#!/bin/sh
# A command of `npm run gateway`, such as migrate or status, with the owner's login.
set -eu
DATABASE_MIGRATION_URL="postgres://livery_owner:$(cat "${SECRETS:-/run/secrets}/livery_owner_password")@${DATABASE_DIRECT_HOST}/livery"
export DATABASE_MIGRATION_URL DATABASE_URL="$DATABASE_MIGRATION_URL"
exec node apps/gateway/src/database-command/main.ts "$@"
