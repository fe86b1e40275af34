#!/bin/sh
# Writes the settings of all programs with generated secrets to /etc/ports, as the account `ports`
# (docs/operations.md#one-machine).
set -eu
umask 077
release=$(cd "$(dirname "$0")/../.." && pwd)
cd /etc/ports
if [ -e site.env ]; then echo 'There are settings in /etc/ports.' >&2; exit 1; fi

: "${SITE_NAME:?is the host name of the site}"
: "${CMS_NAME:?is the host name of the gate in front of the CMS}"
: "${ADMIN_EMAIL:?is the address of the first editor}"
: "${SECURITY_CONTACT:?is a mailto: or https: address for reports of vulnerabilities}"
: "${SMTP_URL:?is the mail server, or off}"
: "${CLAMD_ADDRESS:?is the virus scanner, or off}"
: "${EDGE_TLS_CERTIFICATE:?is the file of the certificate}"
: "${EDGE_TLS_KEY:?is the file of its key}"
# This machine's name for the others, and the addresses of all edges.
INSIDE=${INSIDE:-127.0.0.1}
EDGES=${EDGES:-127.0.0.1}

ln -sfn /etc/ports/cms.env "$release/backends/cms/.env"
ADMIN_EMAIL=$ADMIN_EMAIL node "$release/backends/cms/scripts/setup.mjs"
. ./cms.env
E_SERVICES_TOKEN=$(openssl rand -hex 32)

cat >>cms.env <<END
FOLDER=backends/cms
MAIN=dist/scripts/start.js
CMS_HOST=$INSIDE
CMS_PUBLIC_URL=https://$CMS_NAME
CMS_DATA_DIR=/var/lib/ports/cms
DATABASE_CLIENT=${CMS_DATABASE_URL:+postgres}
DATABASE_URL=${CMS_DATABASE_URL:-}
REDIS_URL=${REDIS_URL:-}
SITE_PREVIEW_URL=https://$SITE_NAME
SITE_WEBHOOK_URL=http://$INSIDE:3000/api/revalidate
CLAMD_ADDRESS=$CLAMD_ADDRESS
END

cat >e-services.env <<END
FOLDER=backends/e-services
MAIN=dist/src/start.js
E_SERVICES_HOST=$INSIDE
E_SERVICES_TOKEN=$E_SERVICES_TOKEN
E_SERVICES_DATA_DIR=/var/lib/ports/e-services
DATABASE_URL=${E_SERVICES_DATABASE_URL:-}
DESK_TOKEN=$DESK_TOKEN
SITE_URL=https://$SITE_NAME
SITE_API_URL=http://$INSIDE:3000
SMTP_URL=$SMTP_URL
MAIL_FROM=${MAIL_FROM:-}
CLAMD_ADDRESS=$CLAMD_ADDRESS
END

cat >chat.env <<END
FOLDER=backends/chat
MAIN=dist/src/start.js
CHAT_HOST=$INSIDE
CHAT_ALLOWED_ORIGINS=https://$SITE_NAME
CHAT_TRUSTED_PROXIES=$EDGES
CONTENT_API_URL=http://$INSIDE:1337
CONTENT_API_TOKEN=$CMS_READ_TOKEN
END

cat >site.env <<END
FOLDER=.
MAIN=dist/server.js
HOST=$INSIDE
SITE_URL=https://$SITE_NAME
SECURITY_CONTACT=$SECURITY_CONTACT
TRUSTED_PROXIES=$EDGES
DATA_DIR=/var/lib/ports/site
REDIS_URL=${REDIS_URL:-}
CONTENT_API_URL=http://$INSIDE:1337
CONTENT_API_TOKEN=$CMS_READ_TOKEN
CONTENT_PREVIEW_TOKEN=$CMS_PREVIEW_TOKEN
CMS_PUBLIC_URL=https://$CMS_NAME
PREVIEW_SECRET=$PREVIEW_SECRET
WEBHOOK_SECRET=$WEBHOOK_SECRET
E_SERVICES_API_URL=http://$INSIDE:4000/e-services-api
E_SERVICES_TOKEN=$E_SERVICES_TOKEN
CHAT_HUB_URL=https://$SITE_NAME/hubs/chat
NEXT_SERVER_ACTIONS_ENCRYPTION_KEY=$(openssl rand -base64 32)
END

cat >edge.env <<END
EDGE_SITES=${SITES:-$INSIDE:3000}
EDGE_CHAT_HUBS=$INSIDE:5000
EDGE_SERVER_NAMES=$SITE_NAME
EDGE_TLS_CERTIFICATE=$EDGE_TLS_CERTIFICATE
EDGE_TLS_KEY=$EDGE_TLS_KEY
EDGE_ACCESS_LOG=syslog:server=unix:/dev/log
END
