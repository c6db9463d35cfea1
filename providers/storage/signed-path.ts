import { isOriginalKey } from './original-key';
import { signAddress } from './signed-address';
import type { Storage } from './storage';
import { requireStorageKey } from './storage-key';

interface AddressOptions {
  /** The key that signs addresses. */
  secret: Buffer;
  /** The path that addresses start with, e.g. '/media'. */
  basePath: string;
}

/** The query parameter of an address that only one viewer can open. */
export const ownParameter = 'own';

/**
 * Creates the function that signs the addresses of a storage's files, independent of the kind of storage.
 */
export function signPaths({ secret, basePath }: AddressOptions): Storage['signedPath'] {
  return (key, { expiresAt, viewerId }) => {
    requireStorageKey(key);
    if (isOriginalKey(key)) throw new TypeError('An original is never given an address');
    const expires = Math.floor(expiresAt.getTime() / 1000);
    const signature = signAddress(secret, { key, viewerId }, expiresAt);
    const own = viewerId === undefined ? '' : `&${ownParameter}=1`;
    return `${basePath}/${key}?expires=${expires}${own}&signature=${signature}`;
  };
}
