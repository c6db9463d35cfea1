import { createHmac } from 'node:crypto';
import type { DomainContext } from '../shared/context';

/** Returns the keyed hash of a network address, for the record of a consent; null if it is unknown. */
export const hashAddress = (
  { keys }: Pick<DomainContext, 'keys'>,
  address: string | null,
): Buffer | null =>
  address === null ? null : createHmac('sha256', keys.erasedEmail).update(`ip:${address}`).digest();
