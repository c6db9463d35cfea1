import { paidByTokens } from './call-cost';
import { signEveryMs, type CallEnd, type CallState } from './schema';

/** The state of a call. */
export interface Standing {
  state: CallState;
  /** The last sign of life: the request for the call, or the last time its host received sound. */
  heardAt: Date;
  /** The start of the reconnection. */
  lostAt: Date | null;
  /** True if the person has left the page and not come back; the call then ends as if they had hung up. */
  hasLeft: boolean;
  talkedMs: number;
  /** The part of `talkedMs` that is free, because the person was in distress. */
  freeMs: number;
  isFree: boolean;
  /** Tokens held for the call, and its price per minute. */
  held: number;
  price: number;
  limitMs: number | null;
  endedBy: CallEnd | null;
}

/** An event in a call. */
export type Happening =
  /** Both sides are connected, for the first time or again. */
  | { kind: 'connected' }
  /** The host is alive and received sound until `until`, by default until now. */
  | { kind: 'beat'; until?: Date }
  /** The connection is lost; sound was received until `until`. */
  | { kind: 'lost'; until?: Date }
  /** The browser drops the connection and wants another; the host may have died. */
  | { kind: 'left' }
  | { kind: 'distress' }
  /** One side ends the call, or it may not continue. They talked until `until`, by default until now. */
  | { kind: 'hung-up'; by: CallEnd; until?: Date }
  /** Only time has passed. */
  | { kind: 'looked-at' };

/** Milliseconds to wait for an answer, for a sign from the host, and for the connection to come back. */
export interface Patience {
  ringMs: number;
  lapseMs: number;
  reconnectMs: number;
}

export type Change = Omit<Standing, 'held' | 'price' | 'limitMs' | 'hasLeft'>;

/**
 * Decides what an event changes in a call; null if nothing. Talk time is counted from one sign of the host
 * to the next. It never exceeds what is paid for or what a host has confirmed, and nothing is counted while
 * the connection is lost.
 */
export function decideCall(
  standing: Standing,
  happening: Happening,
  { now, patience }: { now: Date; patience: Patience },
): Change | null {
  if (standing.state === 'ended') return null;
  const late = decideLate(standing, now, patience);
  if (late) {
    const { kind } = happening;
    // A connection that was lost unnoticed may be back with this very sign.
    if (late.state === 'ended') return late;
    if (kind === 'connected' || isFresh(happening, now, patience)) {
      return { ...late, ...alive(now) };
    }
    if (kind === 'hung-up') return end(late, happening.by);
    return kind === 'distress' ? { ...late, isFree: true } : late;
  }
  switch (happening.kind) {
    case 'connected':
      return standing.state === 'live' ? null : { ...keep(standing), ...alive(now) };
    case 'beat':
      return standing.state === 'live' ? count(standing, happening.until ?? now) : null;
    case 'lost':
    case 'left': {
      if (standing.state !== 'live') return null;
      const until = happening.kind === 'lost' ? (happening.until ?? now) : now;
      const counted = count(standing, until, unattested(happening));
      return counted.state === 'ended'
        ? counted
        : { ...counted, state: 'reconnecting', lostAt: counted.heardAt };
    }
    case 'distress': {
      if (standing.isFree) return null;
      const counted = standing.state === 'live' ? count(standing, now) : keep(standing);
      return { ...counted, isFree: true };
    }
    case 'hung-up': {
      const counted =
        standing.state === 'live'
          ? count(standing, happening.until ?? now, unattested(happening))
          : keep(standing);
      return counted.state === 'ended' ? counted : end(counted, happening.by);
    }
    case 'looked-at':
      return null;
  }
}

/** Checks whether the host's sign shows that a connection which counted as lost is there. */
const isFresh = (happening: Happening, now: Date, { lapseMs }: Patience): boolean =>
  happening.kind === 'beat' && now.getTime() - (happening.until ?? now).getTime() <= lapseMs;

const alive = (now: Date) => ({ state: 'live', heardAt: now, lostAt: null }) as const;

/**
 * Returns the maximum of milliseconds that count since the host's last sign. When the person ends the call,
 * the next sign may be due any moment, or the host may have died unnoticed.
 */
const unattested = (happening: Happening): number =>
  happening.kind === 'left' || (happening.kind === 'hung-up' && happening.by === 'person')
    ? signEveryMs
    : Infinity;

/** Applies timeouts: no answer, no sign from the host, or a connection that did not come back. */
function decideLate(standing: Standing, now: Date, patience: Patience): Change | null {
  const { state, heardAt, hasLeft } = standing;
  const by = hasLeft ? 'person' : 'lost';
  const since = (at: Date) => now.getTime() - at.getTime();
  if (state === 'asked') return since(heardAt) > patience.ringMs ? end(keep(standing), by) : null;
  const lostAt = state === 'live' && since(heardAt) > patience.lapseMs ? heardAt : standing.lostAt;
  if (!lostAt) return null;
  if (since(lostAt) > patience.reconnectMs) return end(keep(standing), by);
  return state === 'live' ? { ...keep(standing), state: 'reconnecting', lostAt } : null;
}

/**
 * Counts talk time up to a moment, at most to the end of what is paid for or of the requested limit. Counts
 * nothing twice.
 */
function count(standing: Standing, until: Date, mostMs = Infinity): Change {
  const { talkedMs, freeMs, isFree, heardAt, held, price, limitMs } = standing;
  const elapsed = Math.min(mostMs, Math.max(0, until.getTime() - heardAt.getTime()));
  const paidFor = isFree ? Infinity : paidByTokens(held, price) + freeMs;
  const asked = limitMs ?? Infinity;
  const talked = Math.min(talkedMs + elapsed, Math.max(talkedMs, Math.min(paidFor, asked)));
  const counted: Change = {
    ...keep(standing),
    heardAt: until > heardAt ? until : heardAt,
    talkedMs: talked,
    freeMs: isFree ? freeMs + talked - talkedMs : freeMs,
  };
  if (talked >= asked) return end(counted, 'limit');
  return talked >= paidFor ? end(counted, 'balance') : counted;
}

const end = (change: Change, endedBy: CallEnd): Change => ({
  ...keep(change),
  state: 'ended',
  lostAt: null,
  endedBy,
});

const keep = ({ state, heardAt, lostAt, talkedMs, freeMs, isFree, endedBy }: Change): Change => ({
  state,
  heardAt,
  lostAt,
  talkedMs,
  freeMs,
  isFree,
  endedBy,
});
