#!/bin/sh
# Writes one backup, as of one moment, into the folder BACKUPS and prints its name. PGHOST, PGUSER, PGPASSWORD and
# PGDATABASE name the database. restore.sh and `vigilia restore` read the file.
set -eu
umask 077
file="${BACKUPS:-/backups}/vigilia-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
trap 'rm -f "$file.unfinished"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$file.unfinished"
# A file that was cut short cannot be listed.
pg_restore --list "$file.unfinished" >/dev/null
mv -n "$file.unfinished" "$file"
echo "$file"
