import { createHmac } from 'node:crypto';
import type { DomainContext } from '../shared/context';
import { idOfDigest } from '../shared/ids';

/**
 * Returns an id for an address without an account, so that it is treated like one with an account and
 * neither results nor response times differ. The id is constant per address and belongs to no user.
 */
export function strangerId({ keys }: Pick<DomainContext, 'keys'>, email: string): string {
  const about = `stranger:${email.trim().toLowerCase()}`;
  return idOfDigest(createHmac('sha256', keys.oneTimeCode).update(about).digest());
}
