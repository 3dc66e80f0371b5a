#!/bin/sh
# Sees to the services the tests use: PostgreSQL, from Debian's packages. The tests start a server of their own, so
# only its programs are needed. Where they cannot be installed, the tests that need them are skipped and say so.
set -u

if ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null 2>&1; then
    exit 0
fi

skipped() {
    echo "PostgreSQL is not there and $1: the library will be tested on SQLite only." >&2
    echo "Install the package postgresql to test on both." >&2
    exit 0
}

command -v apt-get > /dev/null 2>&1 || skipped "this is no Debian or Ubuntu"
[ "$(id -u)" = 0 ] || skipped "installing it takes root"

# No server of the system's own is wanted.
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
{ apt-get update && apt-get install --yes --no-install-recommends postgresql; } > "$log" 2>&1 || {
    tail -n 3 "$log" >&2
    rm -f "$log"
    skipped "apt-get could not install it"
}
rm -f "$log"
