#!/bin/sh
# Copies a running PostgreSQL into a new folder. $1 is the folder; how to connect is said by PGHOST, PGUSER and so on.
# With the write-ahead log that archive-log.sh keeps, restore.sh makes any later moment of it.
set -eu
pg_basebackup --pgdata "$1.part" --format tar --gzip --wal-method fetch --checkpoint fast
mv "$1.part" "$1"
