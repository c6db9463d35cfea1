import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Files that are never part of a build.
const IGNORED = /(^|\/)(\.[^/]+|node_modules|testing|e2e|bench|deploy)$|\.test\.tsx?$|\.md$/;

/** Returns every file under the given files and folders, in a stable order, as paths from `root`. */
export function listSources(root, paths) {
  return paths
    .filter((path) => existsSync(join(root, path)) && !IGNORED.test(path))
    .flatMap((path) =>
      statSync(join(root, path)).isDirectory()
        ? listSources(
            root,
            readdirSync(join(root, path))
              .sort()
              .map((name) => `${path}/${name}`),
          )
        : [path],
    );
}

/**
 * Returns a hash of the content and the names of a source tree.
 * @param {string} root
 * @param {string[]} paths files and folders; those that do not exist are left out
 */
export function sourceHash(root, paths) {
  const hash = createHash('sha256');
  for (const path of listSources(root, paths)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
