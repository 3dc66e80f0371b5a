#!/usr/bin/env bash
# Install what some tests start for themselves, a browser and a PostgreSQL server, from Debian's packages.
# It never fails: what cannot be had is said out loud, and the tests that need it say so again.
set -u

missing=()
command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null || missing+=(chromium-headless-shell)
command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && exit 0

loud() { printf '\n*** %s\n*** The tests that need it are skipped.\n\n' "$1" >&2; }

if ! command -v apt-get > /dev/null; then
  loud "Not here and not to be installed without Debian's package manager: ${missing[*]}"
  exit 0
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! sudo -n true 2> /dev/null; then
    loud "Not here, and installing needs root: ${missing[*]}"
    exit 0
  fi
  as_root=(sudo -n)
fi
# No server of the system's own is wanted: the tests start theirs.
cluster=/etc/postgresql-common/createcluster.conf
[ -e "$cluster" ] || { "${as_root[@]}" mkdir -p "${cluster%/*}" &&
  echo "create_main_cluster = false" | "${as_root[@]}" tee "$cluster" > /dev/null; }
export DEBIAN_FRONTEND=noninteractive
echo "installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq > /dev/null 2>&1
install() { "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$1" > /dev/null 2>&1; }
for package in "${missing[@]}"; do
  install "$package" && continue
  # Older releases have the browser with its windows alone, which does as well.
  [ "$package" = chromium-headless-shell ] && install chromium && continue
  loud "The package $package could not be installed."
done
exit 0
