import { createHmac } from 'node:crypto';
import type { DomainContext } from '../shared/context';
import { idOfDigest } from '../shared/ids';

/**
 * The identifier under which an address nobody holds is treated like one that somebody does, so
 * that neither answers nor times tell them apart: always the same for one address, and nobody's.
 */
export function strangerId({ keys }: Pick<DomainContext, 'keys'>, email: string): string {
  const about = `stranger:${email.trim().toLowerCase()}`;
  return idOfDigest(createHmac('sha256', keys.oneTimeCode).update(about).digest());
}
