import { createHmac } from 'node:crypto';
import type { CardRegistration } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { networkOf } from '../../shared/origin/network-of';

type Keys = Pick<DomainContext, 'keys'>;

const markOf = ({ keys }: Keys, kind: string, text: string): Buffer =>
  createHmac('sha256', keys.paymentMark).update(`${kind} ${text}`).digest();

/**
 * Returns the hash that recognises a card across accounts. Processors give each merchant and each
 * registration a different id, so the hash uses the known data of the card.
 */
export const cardMark = (keys: Keys, card: CardRegistration): Buffer =>
  markOf(
    keys,
    'card',
    [card.brand, card.last4, card.expiresOn, card.holder.toUpperCase()].join(' '),
  );

/** Returns the hash of the device of a charge. A hash is enough, since it is only counted. */
export const deviceMark = (keys: Keys, deviceId: string): Buffer =>
  markOf(keys, 'device', deviceId);
export const addressMark = (keys: Keys, address: string): Buffer =>
  markOf(keys, 'network', networkOf(address));
