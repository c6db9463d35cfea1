import { paidByTokens } from './call-cost';
import { signEveryMs, type CallEnd, type CallState } from './schema';

/** How a call stands. */
export interface Standing {
  state: CallState;
  /** When it was last heard to be alive: it was asked for, or its host had it heard. */
  heardAt: Date;
  /** From when it is reconnecting. */
  lostAt: Date | null;
  /** Its person has left the page, and has not come back: it ends as if they had hung up. */
  hasLeft: boolean;
  talkedMs: number;
  /** What of that costs nothing, since the person was in distress. */
  freeMs: number;
  isFree: boolean;
  /** Tokens held for it, and what a minute costs. */
  held: number;
  price: number;
  limitMs: number | null;
  endedBy: CallEnd | null;
}

/** What happens to a call. */
export type Happening =
  /** Its two can hear each other: for the first time, or again. */
  | { kind: 'connected' }
  /** Its host is alive, and its line was heard until then; until now where nothing else is told. */
  | { kind: 'beat'; until?: Date }
  /** Its line is lost, and was heard until then. */
  | { kind: 'lost'; until?: Date }
  /** Its browser lets the line go and wants another; its host may have died. */
  | { kind: 'left' }
  | { kind: 'distress' }
  /** One of the two ends it, or it may not go on; it was talked until then, until now where nothing is told. */
  | { kind: 'hung-up'; by: CallEnd; until?: Date }
  /** Nothing but time. */
  | { kind: 'looked-at' };

/** Milliseconds that are waited for an answer, for a sign of the host's, and for a line to come back. */
export interface Patience {
  ringMs: number;
  lapseMs: number;
  reconnectMs: number;
}

export type Change = Omit<Standing, 'held' | 'price' | 'limitMs' | 'hasLeft'>;

/**
 * What happens to a call changes so much of it; null where it changes nothing. Time is counted from sign
 * to sign of the host's, never beyond what is paid for, nor what nobody attests; nothing while a line is
 * lost.
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
    // What was lost unseen may be back with this very sign.
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

/** Whether a host's sign says of a line that was lost unseen that it is there. */
const isFresh = (happening: Happening, now: Date, { lapseMs }: Patience): boolean =>
  happening.kind === 'beat' && now.getTime() - (happening.until ?? now).getTime() <= lapseMs;

const alive = (now: Date) => ({ state: 'live', heardAt: now, lostAt: null }) as const;

/**
 * Milliseconds that count at most since the host's last sign: where the person ends it, its next may be
 * due any moment, or it may have died, and nobody knows yet.
 */
const unattested = (happening: Happening): number =>
  happening.kind === 'left' || (happening.kind === 'hung-up' && happening.by === 'person')
    ? signEveryMs
    : Infinity;

/** What time alone has done: nobody answered, the host fell silent, or the line did not come back. */
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
 * Counts to a moment: to the end of what is paid for, or of what was asked for, at the latest; nothing where
 * that was counted already.
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
