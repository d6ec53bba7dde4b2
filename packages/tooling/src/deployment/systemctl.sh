#!/bin/bash
# `systemctl` for the test of the deployment guide: enables, starts, stops and restarts the guide's one unit.
set -euo pipefail
port=${*: -1}
port=${port#*@}
unit="$GUIDE_ROOT/etc/systemd/system/concierge@.service"
pid_file="$GUIDE_ROOT/pid"
value() { sed -n "s/^$1=//p" "$unit" | sed "s/%i/$port/g"; }

stop() {
  [ -e "$pid_file" ] || return 0
  pid=$(cat "$pid_file")
  kill -TERM "$pid" 2>/dev/null || true
  tail --pid="$pid" -f /dev/null
  rm "$pid_file"
}

start() {
  user=$(value User)
  install -d -o "$user" -g "$user" -m 700 "$GUIDE_ROOT/var/lib/$(value StateDirectory)"
  set -a
  eval "$(value Environment)"
  set +a
  umask "$(value UMask)"
  cd "$(value WorkingDirectory)"
  nohup runuser -u "$user" -- $(value ExecStart) >>"$GUIDE_ROOT/log" 2>&1 </dev/null &
  echo $! >"$pid_file"
}

case $1 in
  daemon-reload) ;;
  enable | start) start ;;
  restart) stop && start ;;
  stop) stop ;;
  *) exit 1 ;;
esac
