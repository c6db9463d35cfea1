import type { DomainContext } from '../shared/context';
import { isSignedBy, sign } from '../shared/sealing/signature';

export interface Keys {
  keys: Pick<DomainContext['keys'], 'unsubscribe'>;
}

const longest = 600;

/** Returns the token in the unsubscribe link of an address; always the same for one address. */
export function writeUnsubscribeToken({ keys }: Keys, address: string): string {
  const normal = address.toLowerCase();
  return `${Buffer.from(normal).toString('base64url')}.${sign(keys.unsubscribe, normal)}`;
}

/** Returns the address in a token; null if we did not sign it. */
export function readUnsubscribeToken({ keys }: Keys, token: string): string | null {
  if (token.length > longest) return null;
  const [encoded = '', signature = ''] = token.split('.');
  const address = Buffer.from(encoded, 'base64url').toString('utf8');
  return isSignedBy(keys.unsubscribe, address, signature) ? address : null;
}
