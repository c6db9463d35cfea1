import type { OfferStatus } from './schema';

/** The state of an offer that a person has for a limited time. */
export interface Standing {
  status: OfferStatus;
  beganAt: Date;
  endsAt: Date;
  /** The order that used it. */
  orderId: string | null;
}

export type Happening =
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
  standing: Standing | null,
  happening: Happening,
  now: Date,
): OfferChange | null {
  switch (happening.kind) {
    case 'shown':
      return mayBegin(standing, happening.againAfterMs, now)
        ? { kind: 'begin', beganAt: now, endsAt: after(now, happening.seconds) }
        : null;
    case 'paid':
      // The terms of an order are valid until the order ends, even if the offer has ended before.
      return standing === null || standing.status === 'used'
        ? null
        : { kind: 'use', usedAt: now, orderId: happening.orderId };
    case 'refunded':
      if (standing?.status !== 'used' || standing.orderId !== happening.orderId) return null;
      return { kind: standing.endsAt > now ? 'return' : 'expire' };
    case 'time':
      return standing?.status === 'available' && standing.endsAt <= now ? { kind: 'expire' } : null;
  }
}

function mayBegin(standing: Standing | null, againAfterMs: number | null, now: Date): boolean {
  if (standing === null) return true;
  if (statusAt(standing, now) === 'available' || againAfterMs === null) return false;
  return now.getTime() - standing.beganAt.getTime() >= againAfterMs;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Returns the status at a time. An offer that has ended is expired even before a sweep has stored it. */
export function statusAt(
  { status, endsAt }: Pick<Standing, 'status' | 'endsAt'>,
  now: Date,
): OfferStatus {
  return status === 'available' && endsAt <= now ? 'expired' : status;
}
