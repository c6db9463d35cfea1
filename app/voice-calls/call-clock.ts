import { costOfCall, paidByTokens } from '~/domain/voice-calls/call-cost';
import type { CallStatus } from '~/domain/voice-calls/events';

/** A call as last reported, with the time of the report by this browser's clock. */
export interface ReportedCall extends CallStatus {
  price: number;
  limitMs: number | null;
  at: number;
}

export interface CallClock {
  /** Milliseconds that the call has been connected. */
  talkedMs: number;
  /** Tokens charged so far. */
  tokens: number;
  /** Milliseconds that the person's tokens last; null if nothing is charged any more. */
  leftMs: number | null;
}

/** Returns a call's duration, cost and remaining time at a moment, computed from its last report. */
export function readCallClock(call: ReportedCall, now: number): CallClock {
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
