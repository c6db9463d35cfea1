import { createHmac } from 'node:crypto';
import type { CardRegistration } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { networkOf } from '../../shared/origin/network-of';

type Keys = Pick<DomainContext, 'keys'>;

const markOf = ({ keys }: Keys, kind: string, text: string): Buffer =>
  createHmac('sha256', keys.paymentMark).update(`${kind} ${text}`).digest();

/**
 * By what one card is recognised in several accounts: processors tell no two merchants, and no two
 * registrations, a common name of it, so what we know of it has to do.
 */
export const cardMark = (keys: Keys, card: CardRegistration): Buffer =>
  markOf(
    keys,
    'card',
    [card.brand, card.last4, card.expiresOn, card.holder.toUpperCase()].join(' '),
  );

/** Where a charge is tried from: hashed, for it is counted and never read. */
export const deviceMark = (keys: Keys, deviceId: string): Buffer =>
  markOf(keys, 'device', deviceId);
export const addressMark = (keys: Keys, address: string): Buffer =>
  markOf(keys, 'network', networkOf(address));
