#!/usr/bin/env bash
# Makes the images that the Containerfiles begin FROM, where no image registry can be reached: Debian
# from its packages, Node.js from the npm registry. As root on Debian, with podman and debootstrap.
#   base-images.sh DEBIAN_IMAGE NODE_IMAGE NODE_MAJOR
set -euo pipefail
debian=$1 node=$2 major=$3
suite=${debian##*:} suite=${suite%%-*}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sources=$(grep -hoE '^(URIs: |deb )(\S+ )?https?://\S+' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null || true)
mirror=$(grep -oE 'https?://\S+' <<<"$sources" | head -n 1)
debootstrap --variant=minbase "$suite" "$work/root" "${mirror:-http://deb.debian.org/debian}" >&2
cp -r /etc/apt/sources.list.d/. "$work/root/etc/apt/sources.list.d/"
cp -r /etc/apt/apt.conf.d/. "$work/root/etc/apt/apt.conf.d/"
tar -C "$work/root" -c . | podman import - "$debian" >&2

case $(uname -m) in aarch64) arch=arm64 ;; *) arch=x64 ;; esac
mkdir "$work/node"
(cd "$work/node" && npm pack --silent "node-linux-$arch@$major" && tar -xzf ./*.tgz && rm ./*.tgz) >&2
cp -r "$(npm root --global)/npm" "$work/node/npm"
cp /etc/ssl/certs/ca-certificates.crt "$work/node/ca-certificates.crt"
# The registry and certificates of this machine are those that builds on it can reach.
registry=$(npm config get registry)
printf 'registry=%s\n' "$registry" >"$work/node/npmrc"
cat >"$work/node/Containerfile" <<F
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
podman build --isolation chroot --network host --ulimit "nofile=$(ulimit -Hn)" -t "$node" "$work/node" >&2
