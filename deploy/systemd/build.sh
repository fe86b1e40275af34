#!/bin/bash
# Installs and builds the release that this file is a part of, as the account `ports`
# (docs/operations.md#one-machine).
set -euo pipefail
cd "$(dirname "$0")/../.."
# Secrets stay; new ones are added.
ln -sfn /etc/ports/cms.env backends/cms/.env
npm ci
for part in cms e-services chat; do (cd "backends/$part" && npm ci && npm run build); done
(cd backends/cms && npm run compile:native && npm run setup && npm run build:admin)
npm run sbom
# Only what a build reads: it needs neither Redis nor a back end.
unset REDIS_URL
export SITE_URL NEXT_SERVER_ACTIONS_ENCRYPTION_KEY RELEASE_ID SOURCE_DATE_EPOCH
. /etc/ports/site.env
npm run build
