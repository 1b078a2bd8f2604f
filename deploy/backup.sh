#!/bin/sh
# Makes one backup of the enquiries in BACKUP_DIR, then deletes those older than KEEP_DAYS. From cron or a timer, as:
#   backup.sh compose      the PostgreSQL of compose.yaml
#   backup.sh container    the SQLite file of the container "spherine"
#   backup.sh sqlite       the SQLite file of a site without a container
#   backup.sh postgres     the PostgreSQL of DATABASE_URL or DATABASE_URL_FILE in .env, with this machine's pg_dump
# Ends with another code than 0 where there is no new backup; then nothing is deleted.
set -eu
# Backups are personal data.
umask 077
cd "$(dirname "$0")/.."
folder=${BACKUP_DIR:-/var/backups/spherine}
keep=${KEEP_DAYS:-30}
# Under another name until it is whole.
part="$folder/unfinished"
trap 'rm -f "$part"' EXIT
rm -f "$part"

case ${1-} in
  compose)
    ending=dump
    docker compose exec -T database pg_dump --username=spherine --format=custom spherine > "$part"
    ;;
  container)
    ending=sqlite
    docker exec spherine node -e 'fs.rmSync("/data/unfinished", { force: true })'
    docker exec spherine node dist/server/operate.js backup /data/unfinished > /dev/null
    docker exec spherine cat /data/unfinished > "$part"
    docker exec spherine rm /data/unfinished
    ;;
  sqlite)
    ending=sqlite
    node_modules/.bin/node --env-file=.env dist/server/operate.js backup "$part" > /dev/null
    ;;
  postgres)
    ending=dump
    ask() {
      node_modules/.bin/node --env-file=.env -p "
        const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
        const url = new URL(DATABASE_URL || fs.readFileSync(DATABASE_URL_FILE, 'utf8').trim()); $1"
    }
    # Not in the address: everybody on the machine sees how programs were called.
    PGPASSWORD=$(ask 'decodeURIComponent(url.password)')
    export PGPASSWORD
    pg_dump --format=custom --dbname="$(ask 'url.password = ""; url.href')" > "$part"
    ;;
  *)
    echo "Usage: $0 compose|container|sqlite|postgres" >&2
    exit 2
    ;;
esac

target="$folder/enquiries-$(date -u +%Y-%m-%dT%H%M%SZ).$ending"
mv "$part" "$target"
find "$folder" -maxdepth 1 -type f -name 'enquiries-*' -mtime "+$((keep - 1))" -delete
echo "$target: written"
