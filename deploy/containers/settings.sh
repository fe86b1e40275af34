#!/bin/sh
# Writes what compose.yaml needs, with generated secrets: ports.env, forms-key and backends/cms/.env in
# the root of the repository (docs/operations.md#containers).
set -eu
umask 077
cd "$(dirname "$0")/../.."
if [ -e ports.env ]; then echo 'There is a ports.env.' >&2; exit 1; fi

: "${SITE_NAME:?is the host name of the site}"
: "${CMS_NAME:?is the host name of the gate in front of the CMS}"
: "${ADMIN_EMAIL:?is the address of the first editor}"
: "${CLAMD_ADDRESS:?is the virus scanner, or off}"
: "${EDGE_CERTIFICATE_FILE:?is the absolute path of the certificate}"
: "${EDGE_KEY_FILE:?is the absolute path of its key}"
secret() { openssl rand -hex 32; }

ADMIN_EMAIL=$ADMIN_EMAIL node backends/cms/scripts/setup.mjs
. backends/cms/.env
openssl rand -base64 32 >forms-key
cat >ports.env <<END
SITE_URL=https://$SITE_NAME
EDGE_SERVER_NAMES=$SITE_NAME
EDGE_CERTIFICATE_FILE=$EDGE_CERTIFICATE_FILE
EDGE_KEY_FILE=$EDGE_KEY_FILE
FORMS_KEY_FILE=$PWD/forms-key
CMS_PUBLIC_URL=https://$CMS_NAME
CMS_ENV_FILE=$PWD/backends/cms/.env
CMS_READ_TOKEN=$CMS_READ_TOKEN
CMS_PREVIEW_TOKEN=$CMS_PREVIEW_TOKEN
PREVIEW_SECRET=$PREVIEW_SECRET
WEBHOOK_SECRET=$WEBHOOK_SECRET
DESK_TOKEN=$DESK_TOKEN
E_SERVICES_TOKEN=$(secret)
REDIS_PASSWORD=$(secret)
POSTGRES_PASSWORD=$(secret)
CMS_DATABASE_PASSWORD=$(secret)
E_SERVICES_DATABASE_PASSWORD=$(secret)
CLAMD_ADDRESS=$CLAMD_ADDRESS
SMTP_URL=${SMTP_URL:-}
MAIL_FROM=${MAIL_FROM:-}
END
