#!/bin/sh
# A news server that keeps nothing, with one login, which may do what gateways need and nothing else.
set -eu
umask 077
configuration=${TMPDIR:-/tmp}/news.conf
{
  printf '%s\n' 'save ""' 'appendonly no' 'user default off'
  # No other login is there, so that it may be asked from other machines.
  printf '%s\n' 'protected-mode no'
  printf 'user livery on resetchannels &livery:* -@all +publish +psubscribe +ping +hello +client|setname >%s\n' "$(cat "${SECRETS:-/run/secrets}/livery_news_password")"
} > "$configuration"
exec valkey-server "$configuration" "$@"
