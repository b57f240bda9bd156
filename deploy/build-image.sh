#!/usr/bin/env bash
# Builds the image of the service and says how large it is:
#   deploy/build-image.sh                 on the base that the Containerfile names
#   BASE=… deploy/build-image.sh          on another base image with Node and npm
#   deploy/build-image.sh --make-base     on a base made here of Debian and npm packages, without a container registry
# TAG names the image (handover). Needs podman or buildah; --make-base also podman, debootstrap, npm and root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

tag="${TAG:-handover}"
base="${BASE:-}"
make_base=""
case "${1:-}" in
  "") ;;
  --make-base) make_base=1 ;;
  *)
    sed -n '2,6p' "$0" >&2
    exit 2
    ;;
esac

tool="$(command -v buildah || command -v podman || true)"
if [[ -z "$tool" ]]; then
  echo "Install podman or buildah." >&2
  exit 1
fi

# The format of Docker has the health check. ISOLATION=chroot runs the steps where no container can be started.
options=(--format docker)
if [[ -n "${ISOLATION:-}" ]]; then options+=(--isolation "$ISOLATION"); fi

# npm in the build uses the registry and the certificate authority of npm on this machine, but none of its passwords.
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
registry="$(npm config get registry 2>/dev/null || true)"
authority="$(npm config get cafile 2>/dev/null || true)"
echo "registry=${registry:-https://registry.npmjs.org/}" >"$scratch/npmrc"
if [[ -f "$authority" ]]; then
  echo "cafile=$authority" >>"$scratch/npmrc"
  options+=(--volume "$authority:$authority:ro")
fi
options+=(--volume "$scratch/npmrc:/root/.npmrc:ro")

# Debian's smallest system with Node and npm, as the official image has it.
make_debian_base() {
  local node_version="24.22.0" root="$scratch/root" architecture
  case "$(uname -m)" in
    aarch64) architecture=arm64 ;;
    x86_64) architecture=x64 ;;
    *)
      echo "There is no Node for $(uname -m) in npm." >&2
      return 1
      ;;
  esac
  chmod 755 "$scratch"
  debootstrap --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$root" \
    "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >&2
  rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/usr/share/{doc,man,locale}/*
  npm install --no-save --no-audit --no-fund --ignore-scripts --prefix "$root/tmp/node" \
    "node-linux-$architecture@$node_version" npm@11 >&2
  install "$root/tmp/node/node_modules/node-linux-$architecture/bin/node" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  mv "$root/tmp/node/node_modules/npm" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  rm -rf "$root/tmp/node"
  tar -C "$root" -c . | podman import --quiet - "$1" >&2
}

if [[ -n "$make_base" ]]; then
  base=localhost/handover-base
  make_debian_base "$base"
fi
if [[ -n "$base" ]]; then options+=(--build-arg "BASE=$base"); fi

"$tool" build "${options[@]}" -f deploy/Containerfile -t "$tag" .
"$tool" images --filter "reference=$tag"
