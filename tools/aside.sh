#!/bin/sh
# Run a command beside others that matter more, and show what it says in one piece when it is done.
said=$(mktemp) || exit 1
trap 'rm -f "$said"' EXIT
nice -n 10 "$@" > "$said" 2>&1
code=$?
{ echo; echo "$*"; cat "$said"; } >&2
exit $code
