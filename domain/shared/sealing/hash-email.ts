import { createHmac } from 'node:crypto';
import type { DomainContext } from '../context';

/**
 * Returns the value that replaces the address of an erased owner: a keyed hash (HMAC-SHA256) of exactly
 * this address, by which a later use of the address is recognised.
 */
export function hashEmail({ keys }: Pick<DomainContext, 'keys'>, email: string): Buffer {
  return createHmac('sha256', keys.erasedEmail).update(email.trim().toLowerCase()).digest();
}
