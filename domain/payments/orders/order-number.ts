import { randomInt } from 'node:crypto';

/** Crockford's base 32: nothing that is mistaken for something else when it is read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number of an order as people are told it, one of 2⁴⁰; whoever keeps it sees to it that it is new. */
export function newOrderNumber(): string {
  const four = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(32))).join('');
  return `${four()}-${four()}`;
}
