import { paidByTokens } from './call-cost';
import { signEveryMs, type CallEnd, type CallState } from './schema';

/** The state of a call. */
export interface CurrentStatus {
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
export type VoiceCallEvent =
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

export type Change = Omit<CurrentStatus, 'held' | 'price' | 'limitMs' | 'hasLeft'>;

/**
 * Decides what an event changes in a call; null if nothing. Talk time is counted from one sign of the host
 * to the next. It never exceeds what is paid for or what a host has confirmed, and nothing is counted while
 * the connection is lost.
 */
export function decideCall(
  status: CurrentStatus,
  event: VoiceCallEvent,
  { now, patience }: { now: Date; patience: Patience },
): Change | null {
  if (status.state === 'ended') return null;
  const late = decideLate(status, now, patience);
  if (late) {
    const { kind } = event;
    // A connection that was lost unnoticed may be back with this very sign.
    if (late.state === 'ended') return late;
    if (kind === 'connected' || isFresh(event, now, patience)) {
      return { ...late, ...alive(now) };
    }
    if (kind === 'hung-up') return end(late, event.by);
    return kind === 'distress' ? { ...late, isFree: true } : late;
  }
  switch (event.kind) {
    case 'connected':
      return status.state === 'live' ? null : { ...keep(status), ...alive(now) };
    case 'beat':
      return status.state === 'live' ? count(status, event.until ?? now) : null;
    case 'lost':
    case 'left': {
      if (status.state !== 'live') return null;
      const until = event.kind === 'lost' ? (event.until ?? now) : now;
      const counted = count(status, until, unattested(event));
      return counted.state === 'ended'
        ? counted
        : { ...counted, state: 'reconnecting', lostAt: counted.heardAt };
    }
    case 'distress': {
      if (status.isFree) return null;
      const counted = status.state === 'live' ? count(status, now) : keep(status);
      return { ...counted, isFree: true };
    }
    case 'hung-up': {
      const counted =
        status.state === 'live'
          ? count(status, event.until ?? now, unattested(event))
          : keep(status);
      return counted.state === 'ended' ? counted : end(counted, event.by);
    }
    case 'looked-at':
      return null;
  }
}

/** Checks whether the host's sign shows that a connection which counted as lost is there. */
const isFresh = (event: VoiceCallEvent, now: Date, { lapseMs }: Patience): boolean =>
  event.kind === 'beat' && now.getTime() - (event.until ?? now).getTime() <= lapseMs;

const alive = (now: Date) => ({ state: 'live', heardAt: now, lostAt: null }) as const;

/**
 * Returns the maximum of milliseconds that count since the host's last sign. When the person ends the call,
 * the next sign may be due any moment, or the host may have died unnoticed.
 */
const unattested = (event: VoiceCallEvent): number =>
  event.kind === 'left' || (event.kind === 'hung-up' && event.by === 'person')
    ? signEveryMs
    : Infinity;

/** Applies timeouts: no answer, no sign from the host, or a connection that did not come back. */
function decideLate(status: CurrentStatus, now: Date, patience: Patience): Change | null {
  const { state, heardAt, hasLeft } = status;
  const by = hasLeft ? 'person' : 'lost';
  const since = (at: Date) => now.getTime() - at.getTime();
  if (state === 'asked') return since(heardAt) > patience.ringMs ? end(keep(status), by) : null;
  const lostAt = state === 'live' && since(heardAt) > patience.lapseMs ? heardAt : status.lostAt;
  if (!lostAt) return null;
  if (since(lostAt) > patience.reconnectMs) return end(keep(status), by);
  return state === 'live' ? { ...keep(status), state: 'reconnecting', lostAt } : null;
}

/**
 * Counts talk time up to a moment, at most to the end of what is paid for or of the requested limit. Counts
 * nothing twice.
 */
function count(status: CurrentStatus, until: Date, mostMs = Infinity): Change {
  const { talkedMs, freeMs, isFree, heardAt, held, price, limitMs } = status;
  const elapsed = Math.min(mostMs, Math.max(0, until.getTime() - heardAt.getTime()));
  const paidFor = isFree ? Infinity : paidByTokens(held, price) + freeMs;
  const limit = limitMs ?? Infinity;
  const talked = Math.min(talkedMs + elapsed, Math.max(talkedMs, Math.min(paidFor, limit)));
  const counted: Change = {
    ...keep(status),
    heardAt: until > heardAt ? until : heardAt,
    talkedMs: talked,
    freeMs: isFree ? freeMs + talked - talkedMs : freeMs,
  };
  if (talked >= limit) return end(counted, 'limit');
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
