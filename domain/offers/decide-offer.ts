import type { OfferStatus } from './schema';

/** The state of an offer that a person has for a limited time. */
export interface CurrentStatus {
  status: OfferStatus;
  beganAt: Date;
  endsAt: Date;
  /** The order that used it. */
  orderId: string | null;
}

export type OfferEvent =
  | {
      kind: 'shown';
      /** The seconds for which the person has the offer. */
      seconds: number;
      /**
       * The milliseconds after its beginning when the offer may begin again; null for an offer that is made
       * once.
       */
      againAfterMs: number | null;
    }
  | { kind: 'paid'; orderId: string }
  | { kind: 'refunded'; orderId: string }
  | { kind: 'time' };

/** The change to store; a repeated event causes none. */
export type OfferChange =
  | { kind: 'begin'; beganAt: Date; endsAt: Date }
  | { kind: 'use'; usedAt: Date; orderId: string }
  | { kind: 'return' }
  | { kind: 'expire' };

/** Decides the change of a person's offer by an event (see the table in CONTEXT.md); null for no change. */
export function decideOffer(
  userOffer: CurrentStatus | null,
  event: OfferEvent,
  now: Date,
): OfferChange | null {
  switch (event.kind) {
    case 'shown':
      return mayBegin(userOffer, event.againAfterMs, now)
        ? { kind: 'begin', beganAt: now, endsAt: after(now, event.seconds) }
        : null;
    case 'paid':
      // The terms of an order are valid until the order ends, even if the offer has ended before.
      return userOffer === null || userOffer.status === 'used'
        ? null
        : { kind: 'use', usedAt: now, orderId: event.orderId };
    case 'refunded':
      if (userOffer?.status !== 'used' || userOffer.orderId !== event.orderId) return null;
      return { kind: userOffer.endsAt > now ? 'return' : 'expire' };
    case 'time':
      return userOffer?.status === 'available' && userOffer.endsAt <= now
        ? { kind: 'expire' }
        : null;
  }
}

function mayBegin(
  userOffer: CurrentStatus | null,
  againAfterMs: number | null,
  now: Date,
): boolean {
  if (userOffer === null) return true;
  if (statusAt(userOffer, now) === 'available' || againAfterMs === null) return false;
  return now.getTime() - userOffer.beganAt.getTime() >= againAfterMs;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Returns the status at a time. An offer that has ended is expired even before a sweep has stored it. */
export function statusAt(
  { status, endsAt }: Pick<CurrentStatus, 'status' | 'endsAt'>,
  now: Date,
): OfferStatus {
  return status === 'available' && endsAt <= now ? 'expired' : status;
}
