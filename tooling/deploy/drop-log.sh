#!/bin/sh
# Deletes the pieces of the kept write-ahead log that are older than a copy of back-up.sh: those that only copies before it need.
#   drop-log.sh <folder of the oldest copy that is kept> <folder of the kept log>
set -eu
piece=$(tar -xzOf "$1/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]\{24\}\))$/\1/p')
if [ -z "$piece" ]; then
  echo "$1 does not say where it begins: nothing was deleted." >&2
  exit 1
fi
pg_archivecleanup "$2" "$piece"
