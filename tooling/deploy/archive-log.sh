#!/bin/sh
# PostgreSQL's archive_command: keeps a finished piece of the write-ahead log. $1 is the piece, $2 where it is kept.
# Succeeds once the piece is on disk, also where it was kept before; never replaces another one.
set -eu
if [ -f "$2" ]; then
  cmp -s "$1" "$2"
  exit
fi
cp "$1" "$2.part"
sync "$2.part"
mv "$2.part" "$2"
sync "$(dirname "$2")"
