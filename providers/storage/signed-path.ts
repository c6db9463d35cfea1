import { isOriginalKey } from './original-key';
import { signAddress } from './signed-address';
import type { Storage } from './storage';
import { requireStorageKey } from './storage-key';

interface AddressOptions {
  /** Signs addresses. */
  secret: Buffer;
  /** Path the addresses start with, e.g. '/media'. */
  basePath: string;
}

/** The query parameter of an address that is one viewer's own. */
export const ownParameter = 'own';

/** Makes the addresses of a storage's files; where the files lie makes no difference to them. */
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
