#!/bin/sh
# Writes nginx's configuration from templates/ and the settings in the environment (README.md).
# Usage: render.sh <folder to write to>
set -eu

here=$(cd "$(dirname "$0")" && pwd)
target=$1
umask 077

: "${EDGE_SITES:?names the sites, for example \"site-1:3000 site-2:3000\"}"
# Writes one directive per word of a list.
each() {
  for word in $2; do printf '%s %s%s;\n' "$1" "$word" "${3:-}"; done
}

export EDGE_STATE="${EDGE_STATE:-/var/cache/edge}"
export EDGE_SHARE="$here"
export EDGE_MIME_TYPES="${EDGE_MIME_TYPES:-/etc/nginx/mime.types}"
export EDGE_WORKERS="${EDGE_WORKERS:-auto}"
export EDGE_ACCESS_LOG="${EDGE_ACCESS_LOG:-/dev/stdout}"
export EDGE_SERVER_NAMES="${EDGE_SERVER_NAMES:-_}"
export EDGE_STATUS_LISTEN="${EDGE_STATUS_LISTEN:-127.0.0.1:8081}"
export EDGE_PAGES_SIZE="${EDGE_PAGES_SIZE:-2g}"
export EDGE_ASSETS_SIZE="${EDGE_ASSETS_SIZE:-2g}"
export EDGE_CONNECTIONS_PER_ADDRESS="${EDGE_CONNECTIONS_PER_ADDRESS:-200}"
export EDGE_REQUESTS_PER_SECOND="${EDGE_REQUESTS_PER_SECOND:-100}"
export EDGE_SLOWEST="${EDGE_SLOWEST:-15s}"
export EDGE_REQUESTS_BURST="${EDGE_REQUESTS_BURST:-500}"

EDGE_CHAT_HUBS=${EDGE_CHAT_HUBS:-127.0.0.1:5000}
EDGE_LAST_HUBS=$(each server "$EDGE_CHAT_HUBS" ' backup max_fails=0')
EDGE_CHAT_HUBS=$(each server "$EDGE_CHAT_HUBS" ' max_fails=2 fail_timeout=3s')
EDGE_FILE_SITES=$(each server "$EDGE_SITES" ' max_fails=0')
EDGE_LAST_SITES=$(each server "$EDGE_SITES" ' backup max_fails=0')
EDGE_SITES=$(each server "$EDGE_SITES" ' max_fails=2 fail_timeout=3s')
EDGE_TRUSTED_PROXIES=$(each set_real_ip_from "${EDGE_TRUSTED_PROXIES:-}")
# nginx warns about `user` unless started by root.
if [ "$(id -u)" = 0 ]; then EDGE_USER="user ${EDGE_USER:-www-data};"; else EDGE_USER=; fi

listen="${EDGE_LISTEN:-}"
redirect=
if [ -n "${EDGE_TLS_CERTIFICATE:-}" ]; then
  EDGE_SCHEME=https
  public="listen ${listen:-443} ssl http2;
ssl_certificate $EDGE_TLS_CERTIFICATE;
ssl_certificate_key ${EDGE_TLS_KEY:?is the key of EDGE_TLS_CERTIFICATE};
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_prefer_server_ciphers off;
ssl_session_cache shared:tls:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;"
  # Unknown names are redirected to the first own name, never to the Host header.
  first=${EDGE_SERVER_NAMES%% *}
  case $first in
    '' | *[!A-Za-z0-9.-]*) echo 'EDGE_SERVER_NAMES must begin with the host name of the site where this nginx ends TLS.' >&2; exit 1 ;;
  esac
  redirect="server {
  listen ${EDGE_LISTEN_HTTP:-80} default_server;
  server_name '';
  add_header X-Content-Type-Options nosniff always;
  add_header Content-Security-Policy \"default-src 'none'; frame-ancestors 'none'\" always;
  return 308 https://$first\$request_uri;
}
server {
  listen ${EDGE_LISTEN_HTTP:-80};
  server_name $EDGE_SERVER_NAMES;
  add_header X-Content-Type-Options nosniff always;
  add_header Content-Security-Policy \"default-src 'none'; frame-ancestors 'none'\" always;
  return 308 https://\$host\$request_uri;
}"
else
  # TLS ends in front of this edge, except on test machines.
  EDGE_SCHEME=${EDGE_SCHEME:-https}
  public="listen ${listen:-8080};"
fi
EDGE_HSTS=
if [ "$EDGE_SCHEME" = https ]; then
  EDGE_HSTS='add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;'
fi
export EDGE_CHAT_HUBS EDGE_FILE_SITES EDGE_LAST_HUBS EDGE_LAST_SITES EDGE_SITES EDGE_TRUSTED_PROXIES EDGE_USER EDGE_SCHEME EDGE_HSTS

mkdir -p "$target" "$EDGE_STATE"
if [ "$(id -u)" = 0 ]; then
  owner=${EDGE_USER#user }
  chown "${owner%;}" "$EDGE_STATE"
fi

# Only these, because nginx has variables too.
known=$(env | sed -n 's/^\(EDGE_[A-Z_]*\)=.*/${\1}/p' | tr '\n' ' ')
for template in "$here"/templates/*; do
  name=$(basename "$template")
  case $name in
    *.template) envsubst "$known" <"$template" >"$target/${name%.template}" ;;
    *) cp "$template" "$target/$name" ;;
  esac
done
printf '%s\n' "$public" >"$target/public-listen.conf"
printf '%s\n' "$redirect" >"$target/listen.conf"
