#!/bin/bash
# Writes databases, files and settings of this machine to a new folder, as root: backup.sh <folder>
# (docs/operations.md#restore).
set -euo pipefail
umask 077
mkdir "$1"
target=$(cd "$1" && pwd)
cd /var/lib/ports

# Databases first: rows name files.
backup() {
  local name=$1 dumped=$2 embedded=$3 url
  shift 3
  url=$(sed -n 's/^DATABASE_URL=//p' "/etc/ports/$name.env")
  if [ -n "$url" ]; then
    # shellcheck disable=SC2086
    pg_dump --format=custom $dumped --file="$target/$name.dump" "$url"
    # 1: a file changed meanwhile.
    tar czf "$target/$name.tgz" -C "$name" "$@" || [ $? = 1 ]
  else
    systemctl stop "ports@$name"
    tar czf "$target/$name.tgz" -C "$name" "$embedded" "$@" || { systemctl start "ports@$name"; exit 1; }
    systemctl start "ports@$name"
  fi
}

# A dump without any extension fails, and plpgsql exists everywhere.
backup cms '' data.db public contact-files
backup e-services '--schema=e_services --extension=pg_trgm --extension=plpgsql' database database-id files
tar czf "$target/settings.tgz" -C /etc ports
