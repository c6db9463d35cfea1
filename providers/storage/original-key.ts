const folder = 'originals';

/** Whether a key is an original's: such a file is rendered, never served. */
export function isOriginalKey(key: string): boolean {
  // Some disks take two spellings for one folder.
  return key.split('/')[0]?.toLowerCase() === folder;
}
