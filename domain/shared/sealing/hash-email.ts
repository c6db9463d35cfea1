import { createHmac } from 'node:crypto';
import type { DomainContext } from '../context';

/**
 * What stands in place of an address once its owner has been erased: a keyed hash (HMAC-SHA256) of
 * exactly this address, by which whoever names it again is recognised.
 */
export function hashEmail({ keys }: Pick<DomainContext, 'keys'>, email: string): Buffer {
  return createHmac('sha256', keys.erasedEmail).update(email.trim().toLowerCase()).digest();
}
