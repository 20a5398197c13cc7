#!/bin/sh
# Puts secrets of files into the environment of one process, and becomes that process.
set -eu
LIVERY_SECRET=$(cat "${SECRETS:-/run/secrets}/livery_secret")
LIVERY_SECRETS_ACCEPTED=$(cat "${SECRETS:-/run/secrets}/livery_secrets_accepted")
password=$(cat "${SECRETS:-/run/secrets}/livery_app_password")
export LIVERY_SECRET LIVERY_SECRETS_ACCEPTED
export DATABASE_URL="postgres://livery_app:${password}@${DATABASE_HOST}/livery"
export DATABASE_DIRECT_URL="postgres://livery_app:${password}@${DATABASE_DIRECT_HOST}/livery"
if [ -n "${NEWS_HOST:-}" ]; then
  NEWS_URL="redis://livery:$(cat "${SECRETS:-/run/secrets}/livery_news_password")@${NEWS_HOST}"
  export NEWS_URL
fi
if [ -n "${REPLICA_HOST:-}" ]; then export DATABASE_REPLICA_URL="postgres://livery_app:${password}@${REPLICA_HOST}/livery"; fi
exec "$@"
