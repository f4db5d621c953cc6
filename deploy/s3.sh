#!/usr/bin/env bash
# Publishes out/ to a bucket, like: bash deploy/s3.sh s3://my-bucket. On Windows, run it in Git Bash.
#
# It names each content type, because aws takes them from the system, and some systems have wrong ones: with scripts of the
# type text/plain, the site does not work. The order keeps open pages working: hashed files first, pages last. Only hashed files
# are compared with those in the bucket: aws compares sizes and times, and a new page may have the size of the last one.
set -eu
bucket=${1:?"names no bucket. Expected: bash deploy/s3.sh s3://my-bucket"}

# Uploads the hashed files of an extension as a type.
hashed() {
  aws s3 sync out "$bucket" --exclude "*" --include "_next/static/*.$1" \
    --content-type "$2" --cache-control "public, max-age=31536000, immutable"
}
others=(--exclude "_next/static/*" --exclude _headers --exclude .nojekyll)
# Uploads the other files that match a pattern as a type, with a Cache-Control.
files() {
  others+=(--exclude "$1")
  # Each call of aws takes a second or more.
  find out -path "out/$1" | grep -q . || return 0
  aws s3 cp out "$bucket" --recursive --exclude "*" --include "$1" --exclude "_next/static/*" \
    --content-type "$2" --cache-control "$3"
}

hashed css text/css
hashed js text/javascript
hashed woff2 font/woff2

asset="public, max-age=3600"
files "*.avif" image/avif "$asset"
files "*.gif" image/gif "$asset"
files "*.ico" image/x-icon "$asset"
files "*.jpeg" image/jpeg "$asset"
files "*.jpg" image/jpeg "$asset"
files "*.json" application/json "$asset"
files "*.mp4" video/mp4 "$asset"
files "*.pdf" application/pdf "$asset"
files "*.png" image/png "$asset"
files "*.svg" image/svg+xml "$asset"
files "*.webm" video/webm "$asset"
files "*.webp" image/webp "$asset"
files "*.woff2" font/woff2 "$asset"
files "*.xml" application/xml "$asset"

page=no-cache
files "*.css" "text/css; charset=utf-8" "$page"
files "*.js" "text/javascript; charset=utf-8" "$page"
files .well-known/apple-app-site-association application/json "$page"
files "*.txt" "text/plain; charset=utf-8" "$page"
# Files of other types, with the type that the system has for them.
aws s3 cp out "$bucket" --recursive "${others[@]}" --exclude "*.html" --cache-control "$page"
files "*.html" "text/html; charset=utf-8" "$page"
