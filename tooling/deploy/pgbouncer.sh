#!/bin/sh
# The password comes from a file, so that it stands in no definition of a service.
set -eu
umask 077
printf '"livery_app" "%s"\n' "$(cat "${SECRETS:-/run/secrets}/livery_app_password")" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/livery.ini
