#!/usr/bin/env bash
# Makes an image that deploy/containers uses, where no image registry can be reached: Debian, Postgres
# and Redis from Debian's packages, Node.js from the npm registry. As root on Debian, with podman and
# debootstrap.
#   base-images.sh debian IMAGE
#   base-images.sh node IMAGE DEBIAN_IMAGE NODE_MAJOR
#   base-images.sh postgres|valkey IMAGE DEBIAN_IMAGE
set -euo pipefail
kind=$1 image=$2 debian=${3:-}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build() {
  podman build --isolation chroot --network host --ulimit "nofile=$(ulimit -Hn)" -t "$image" "$work"
}

make_debian() {
  local suite=${image##*:} sources mirror
  suite=${suite%%-*}
  sources=$(grep -hoE '^(URIs: |deb )(\S+ )?https?://\S+' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null || true)
  mirror=$(grep -oE 'https?://\S+' <<<"$sources" | head -n 1)
  debootstrap --variant=minbase "$suite" "$work/root" "${mirror:-http://deb.debian.org/debian}"
  cp -r /etc/apt/sources.list.d/. "$work/root/etc/apt/sources.list.d/"
  cp -r /etc/apt/apt.conf.d/. "$work/root/etc/apt/apt.conf.d/"
  tar -C "$work/root" -c . | podman import - "$image"
}

make_node() {
  local major=$1 arch registry
  case $(uname -m) in aarch64) arch=arm64 ;; *) arch=x64 ;; esac
  cd "$work"
  npm pack --silent "node-linux-$arch@$major" && tar -xzf ./*.tgz && rm ./*.tgz
  cp -r "$(npm root --global)/npm" npm
  cp /etc/ssl/certs/ca-certificates.crt ca-certificates.crt
  # The registry and certificates of this machine are those that builds on it can reach.
  registry=$(npm config get registry)
  printf 'registry=%s\n' "$registry" >npmrc
  cat >Containerfile <<F
FROM $debian
COPY package/bin/node /usr/local/bin/node
COPY package/include /usr/local/include
COPY npm /usr/local/lib/node_modules/npm
COPY npmrc /usr/local/etc/npmrc
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
 && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
F
  build
}

# Account, folders and commands are those of the official images.
make_postgres() {
  cp "$here/postgres-entrypoint.sh" "$work"
  cat >"$work/Containerfile" <<F
FROM $debian
RUN groupadd --system --gid 999 postgres \\
 && useradd --system --uid 999 --gid postgres --home-dir /var/lib/postgresql postgres \\
 && apt-get update && apt-get install -y --no-install-recommends postgresql \\
 && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/* \\
 && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/ \\
 && install -d -o postgres -g postgres -m 700 /var/lib/postgresql/data \\
 && install -d -o postgres -g postgres /run/postgresql
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PGDATA=/var/lib/postgresql/data
VOLUME ["/var/lib/postgresql/data"]
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/usr/local/bin/docker-entrypoint.sh"]
CMD ["postgres"]
F
  build
}

make_valkey() {
  cat >"$work/Containerfile" <<F
FROM $debian
RUN groupadd --system --gid 999 valkey && useradd --system --uid 999 --gid valkey valkey \\
 && apt-get update && apt-get install -y --no-install-recommends redis-server \\
 && rm -rf /var/lib/apt/lists/* \\
 && ln -s /usr/bin/redis-server /usr/local/bin/valkey-server \\
 && ln -s /usr/bin/redis-cli /usr/local/bin/valkey-cli
WORKDIR /data
F
  build
}

"make_$kind" "${@:4}" >&2
