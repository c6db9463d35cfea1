import { randomBytes } from 'node:crypto';
import { requireStorageKey } from './storage-key';

const folder = 'originals';

/** A fresh key for what was uploaded or generated; nobody can guess it (192 random bits). */
export function newOriginalKey(extension: string): string {
  return requireStorageKey(`${folder}/${randomBytes(24).toString('hex')}.${extension}`);
}

/** Whether a key is an original's: such a file is rendered, never served. */
export function isOriginalKey(key: string): boolean {
  // Some disks take two spellings for one folder.
  return key.split('/')[0]?.toLowerCase() === folder;
}
