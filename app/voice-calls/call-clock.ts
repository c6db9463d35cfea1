import { costOfCall, paidByTokens } from '~/domain/voice-calls/call-cost';
import type { CallStanding } from '~/domain/voice-calls/events';

/** A call as it was last told of, and when by this browser's clock. */
export interface ToldCall extends CallStanding {
  price: number;
  limitMs: number | null;
  at: number;
}

export interface CallClock {
  /** Milliseconds on the line. */
  talkedMs: number;
  /** Tokens so far. */
  tokens: number;
  /** Milliseconds that what its person has lasts; null where nothing is counted any more. */
  leftMs: number | null;
}

/** How far a call is at a moment, counted from what was told of it last. */
export function readCallClock(call: ToldCall, now: number): CallClock {
  const since = call.state === 'live' ? Math.max(0, now - call.at) : 0;
  const paidFor = paidByTokens(call.affordable, call.price);
  const chargedBefore = call.talkedMs - call.freeMs;
  const charged = call.isFree ? chargedBefore : Math.min(chargedBefore + since, paidFor);
  return {
    talkedMs: call.talkedMs + since,
    tokens: costOfCall(charged, call.price),
    leftMs: call.isFree ? null : Math.max(0, paidFor - charged),
  };
}
