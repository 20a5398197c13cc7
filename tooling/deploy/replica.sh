#!/bin/sh
# A streaming replica: copies the database at its first start, and follows it from then on.
set -eu
umask 077
# The password stays in this file alone: neither the list of processes nor the copy has it.
PGPASSFILE=${TMPDIR:-/tmp}/replication-password
printf '*:*:*:livery_replication:%s\n' "$(cat "${SECRETS:-/run/secrets}/livery_replication_password")" > "$PGPASSFILE"
export PGPASSFILE
copy() {
  rm -rf "$PGDATA.part"
  pg_basebackup --host "$PRIMARY_HOST" --port "${PRIMARY_PORT:-5432}" --username livery_replication --no-password --pgdata "$PGDATA.part" --wal-method stream --checkpoint fast --write-recovery-conf --slot livery_replica "$@"
}
if [ ! -d "$PGDATA" ]; then
  # The slot is there already where a former copy was interrupted.
  copy --create-slot || copy
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres -D "$PGDATA" -c max_connections=200 -c hot_standby_feedback=on "$@"
