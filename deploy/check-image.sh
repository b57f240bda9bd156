#!/usr/bin/env bash
# Starts the image as production does, and checks what the README promises about it:
#   DATABASE_URL=postgres://…/empty deploy/check-image.sh
# The database must be empty. TAG names the image (handover). PODMAN_OPTIONS are for podman itself, such as "--runtime runc
# --cgroup-manager cgroupfs" on a machine with version 1 of cgroups; RUN_OPTIONS are for podman run.
set -euo pipefail

tag="${TAG:-handover}"
port="${PORT:-18080}"
name="handover-check-$$"
read -ra podman_options <<<"${PODMAN_OPTIONS:-}"
read -ra run_options <<<"${RUN_OPTIONS:-}"
podman=(podman "${podman_options[@]}")
trap '"${podman[@]}" rm --force --time 0 "$name" >/dev/null 2>&1 || true' EXIT

fail() {
  echo "not ok: $1" >&2
  "${podman[@]}" logs "$name" 2>&1 | tail -n 20 >&2 || true
  exit 1
}

# Podman would start a timer of systemd for the health check, which not every machine has: the check is run below.
"${podman[@]}" run --detach --name "$name" --network host --no-healthcheck --read-only --tmpfs /tmp --cap-drop ALL \
  --security-opt no-new-privileges "${run_options[@]}" --env "DATABASE_URL=${DATABASE_URL:?}" --env "PORT=$port" \
  --env HOST=127.0.0.1 --env "MASTER_KEY=$(openssl rand -hex 32)" --env "OPERATOR_TOKEN=$(openssl rand -hex 32)" \
  --env "PUBLIC_URL=http://localhost:$port" "$tag" >/dev/null

inside() {
  "${podman[@]}" exec "$name" "$@"
}

health_check="$(podman image inspect "$tag" --format '{{json .HealthCheck.Test}}')"
mapfile -t health_command < <(node -e 'for (const part of JSON.parse(process.argv[1]).slice(1)) console.log(part)' "$health_check")
for attempt in $(seq 60); do
  if inside "${health_command[@]}" 2>/dev/null; then break; fi
  if ((attempt == 60)); then fail "the health check of the image succeeds"; fi
  sleep 1
done
echo "ok: the health check of the image succeeds"

for path in /health/ready / /docs/quick-start /openapi.json /console; do
  curl --silent --fail --output /dev/null "http://127.0.0.1:$port$path" || fail "$path answers"
done
echo "ok: database, start page, documentation, API description and console answer"

[[ "$(inside id -u)" != 0 ]] || fail "it runs as another user than root"
echo "ok: it runs as user $(inside id -u)"

inside grep -Eq '^[^ ]+ / [^ ]+ ro[, ]' /proc/mounts || fail "its file system is read-only"
echo "ok: its file system is read-only"

found="$(inside sh -c 'for tool in npm npx yarn corepack gcc cc make python3 git; do command -v $tool; done; true')"
[[ -z "$found" ]] || fail "it has no build tools: $found"
found="$(inside sh -c 'cd /handover/node_modules && ls -d typescript esbuild vite vitest @biomejs react 2>/dev/null; true')"
[[ -z "$found" ]] || fail "it has no packages of the development: $found"
echo "ok: it has no package manager, compiler or development package"

"${podman[@]}" stop --time 30 "$name" >/dev/null
code="$("${podman[@]}" inspect "$name" --format '{{.State.ExitCode}}')"
[[ "$code" == 0 ]] || fail "SIGTERM ends it with code 0, not $code"
echo "ok: SIGTERM ends it with code 0"
