#!/bin/sh
# The part of the official image's entrypoint that deploy/containers/compose.yaml uses.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" >"$password"
  initdb --username=postgres --pwfile="$password" --encoding=UTF8 --auth-local=trust \
    --auth-host=scram-sha-256
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl start --wait --options='-c listen_addresses='
  for script in /docker-entrypoint-initdb.d/*.sh; do sh "$script"; done
  pg_ctl stop --wait --mode=fast
fi
exec "$@" -c listen_addresses='*'
