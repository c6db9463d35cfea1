import type { DomainContext } from '../shared/context';
import { isSignedBy, sign } from '../shared/sealing/signature';

export interface Keys {
  keys: Pick<DomainContext['keys'], 'unsubscribe'>;
}

const longest = 600;

/** What the unsubscribe link of an address carries; the same every time. */
export function writeUnsubscribeToken({ keys }: Keys, address: string): string {
  const normal = address.toLowerCase();
  return `${Buffer.from(normal).toString('base64url')}.${sign(keys.unsubscribe, normal)}`;
}

/** The address a token speaks for; null when we did not sign it. */
export function readUnsubscribeToken({ keys }: Keys, token: string): string | null {
  if (token.length > longest) return null;
  const [encoded = '', signature = ''] = token.split('.');
  const address = Buffer.from(encoded, 'base64url').toString('utf8');
  return isSignedBy(keys.unsubscribe, address, signature) ? address : null;
}
