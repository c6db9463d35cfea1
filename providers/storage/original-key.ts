const folder = 'originals';

/** Checks whether a key belongs to an original: such a file is rendered, never served. */
export function isOriginalKey(key: string): boolean {
  // Some disks ignore case in folder names.
  return key.split('/')[0]?.toLowerCase() === folder;
}
