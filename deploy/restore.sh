#!/bin/sh
# Puts a backup into an empty database, all of it or nothing. The same variables as in backup.sh name the database.
set -eu
if [ "$(psql -qAtc "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")" != 0 ]; then
  echo 'The database is not empty. Nothing was overwritten.' >&2
  exit 1
fi
pg_restore --no-owner --no-privileges --single-transaction --exit-on-error --dbname="$PGDATABASE" "$1"
