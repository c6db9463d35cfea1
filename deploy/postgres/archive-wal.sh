#!/bin/sh
# Archives one file of PostgreSQL's log: archive_command = 'sh /…/archive-wal.sh /ARCHIVE %p %f'.
# The file has its name once all of it is on the disk, and what has a name is never written again.
set -eu
archive=$1 from=$2 name=$3
target=$archive/$name
# PostgreSQL asks again where a crash kept it from noting the answer: the same file is well, another is not.
if [ -e "$target" ]; then
  cmp -s "$from" "$target"
  exit
fi
draft=$archive/.$name.$$
trap 'rm -f "$draft"' EXIT
cp "$from" "$draft"
sync "$draft"
ln "$draft" "$target"
sync "$archive"
