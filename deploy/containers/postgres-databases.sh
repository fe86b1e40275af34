#!/bin/sh
# Runs once, when the database is made: one database and one account for each back end.
set -eu
for name in cms e_services; do
  variable=$(printf '%s_DATABASE_PASSWORD' "$name" | tr '[:lower:]' '[:upper:]')
  eval "password=\$$variable"
  psql --username postgres --set=name="$name" --set=password="$password" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE CONNECT ON DATABASE :"name" FROM PUBLIC;
SQL
done
