#!/bin/bash
# Replaces databases, files and settings of this machine by those of a backup, as root:
# restore.sh <folder> (docs/operations.md#restore).
set -euo pipefail
from=$(cd "$1" && pwd)
cd /var/lib/ports
systemctl stop ports@cms ports@e-services
tar xzpf "$from/settings.tgz" -C /etc

restore() {
  local name=$1 emptied=$2 url
  rm -rf "$name"
  install -d -o ports -g ports -m 700 "$name"
  tar xzpf "$from/$name.tgz" -C "$name"
  if [ -e "$from/$name.dump" ]; then
    url=$(sed -n 's/^DATABASE_URL=//p' "/etc/ports/$name.env")
    psql --quiet --set=ON_ERROR_STOP=1 --command="$emptied" "$url"
    pg_restore --no-owner --no-comments --exit-on-error --dbname="$url" "$from/$name.dump"
  fi
}

restore cms 'drop schema public cascade; create schema public'
restore e-services 'drop schema if exists e_services cascade'
systemctl start ports@cms ports@e-services
