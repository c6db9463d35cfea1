import type { OfferStatus } from './schema';

/** How something stands that is offered to a person for a time. */
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
      /** How long it is theirs. */
      seconds: number;
      /** After how long since it began it may begin anew; null where it is offered once. */
      againAfterMs: number | null;
    }
  | { kind: 'paid'; orderId: string }
  | { kind: 'refunded'; orderId: string }
  | { kind: 'time' };

/** What is noted; a repeat notes nothing. */
export type OfferChange =
  | { kind: 'begin'; beganAt: Date; endsAt: Date }
  | { kind: 'use'; usedAt: Date; orderId: string }
  | { kind: 'return' }
  | { kind: 'expire' };

/** What becomes of an offer to a person (CONTEXT.md has the table); null where nothing changes. */
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
      // What an order promises holds until the order's own end, the offer's may have passed.
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

/** The status at a time: one that ended is expired, whether or not a sweep has noted it. */
export function statusAt(
  { status, endsAt }: Pick<Standing, 'status' | 'endsAt'>,
  now: Date,
): OfferStatus {
  return status === 'available' && endsAt <= now ? 'expired' : status;
}
