#!/bin/sh
# Makes a folder of data from a copy of back-up.sh and the kept write-ahead log. PostgreSQL finishes the restore when it starts.
#   restore.sh <folder of the copy> <folder of the kept log> <empty folder> [<moment, such as 2026-01-31 12:30:00+00>]
# Without a moment everything that was kept comes back.
set -eu
if [ -n "$(ls -A "$3")" ]; then
  echo "$3 is not empty: move what is in it away first." >&2
  exit 1
fi
tar -xzf "$1/base.tar.gz" -C "$3"
{
  printf "restore_command = 'cp \"%s/%%f\" \"%%p\"'\n" "$2"
  printf "recovery_target_action = 'promote'\n"
  if [ -n "${4:-}" ]; then printf "recovery_target_time = '%s'\n" "$4"; fi
} >> "$3/postgresql.auto.conf"
touch "$3/recovery.signal"
chmod 700 "$3"
