import type { Call } from '~/domain/voice-calls/follow-call';
import type { ReportedCall } from './call-clock';

/** Milliseconds between two look-ups of a call, by its state, as events can be missed. */
const lookEvery = { asked: 700, live: 5_000, reconnecting: 1_500, ended: Infinity } as const;
/** Milliseconds before another connection is offered if the last one got no answer or failed. */
const offerEvery = 7_000;

export interface CallProblem {
  kind: 'microphone' | 'refused';
  /** The API's message of a refusal. */
  message: string;
  data: Record<string, unknown> | null;
}

/** A call as last reported. */
type LastCall = ReportedCall & Pick<Call, 'callId' | 'tokens' | 'rating' | 'hasCaptions' | 'lines'>;

/** The state of the one call of a page; times are milliseconds of the page's clock. */
export interface CallStatus {
  call: LastCall | null;
  /** True while the microphone or the call is requested. */
  isOpening: boolean;
  problem: CallProblem | null;
  isMuted: boolean;
  /** The person's rating; a response to an earlier request lacks it. */
  rated: number | null;
  /** The connection that was offered last. */
  line: { attempt: number; isAccepted: boolean } | null;
  isOffering: boolean;
  isConnected: boolean;
  lookedAt: number;
  offeredAt: number;
}

export type CallEvent =
  | { kind: 'opening' }
  /** The microphone is on, and there is a call. */
  | { kind: 'opened'; callId: string }
  /** The microphone or the call was not available. */
  | { kind: 'not-opened'; problem: CallProblem | null }
  | { kind: 'opening-over' }
  | { kind: 'told'; call: Call; at: number }
  /** The state of the call is no longer available. */
  | { kind: 'gone' }
  | { kind: 'ticked'; at: number }
  /** A call has changed. */
  | { kind: 'changed'; callId: string }
  | { kind: 'hung-up' }
  | { kind: 'muted'; isMuted: boolean }
  /** The person's rating; null if it was refused. */
  | { kind: 'rated'; rating: number | null }
  | { kind: 'left' }
  | LineEvent;

type LineEvent =
  | { kind: 'offering' }
  | { kind: 'offered'; attempt: number }
  | { kind: 'offer-over'; at: number }
  /** Neither this offer of the browser nor a later one can be answered. */
  | { kind: 'unanswerable'; callId: string; message: string }
  /** The connection does not accept the answer to its offer. */
  | { kind: 'not-accepted' }
  /** Reports whether the connection carries sound now. */
  | { kind: 'carried'; isConnected: boolean };

export type CallEffect =
  /** Closes the connection and turns off the microphone. */
  | { kind: 'let-go' }
  | { kind: 'look'; callId: string }
  | { kind: 'offer'; callId: string }
  | { kind: 'accept'; answer: string }
  | { kind: 'mute'; isMuted: boolean }
  /** Ends the call and reads its result. */
  | { kind: 'hang-up'; callId: string }
  /** Ends a call whose offers cannot be answered, without reading its result. */
  | { kind: 'give-back'; callId: string }
  | { kind: 'rate'; callId: string; rating: number };

interface CallChange {
  callState: CallStatus;
  effects: readonly CallEffect[];
}

export const noCall: CallStatus = {
  call: null,
  isOpening: false,
  problem: null,
  isMuted: false,
  rated: null,
  line: null,
  isOffering: false,
  isConnected: false,
  lookedAt: -Infinity,
  offeredAt: -Infinity,
};

/** Decides the state of the page's call after an event, and what the page has to do. */
export function changeCall(callState: CallStatus, event: CallEvent): CallChange {
  const { call } = callState;
  const change = changeOf(callState);
  switch (event.kind) {
    case 'opening':
      return change({ problem: null, isOpening: true });
    case 'opened':
      return change({ isMuted: false }, { kind: 'offer', callId: event.callId });
    case 'not-opened':
      return change({ ...noLine, isOpening: false, problem: event.problem }, letGo);
    case 'opening-over':
      return change({ isOpening: false });
    case 'told':
      return applyReport(callState, event.call, event.at);
    case 'gone':
      return change({ ...noLine, call: call && { ...call, state: 'ended' } }, letGo);
    case 'ticked':
      return tick(callState, event.at);
    case 'changed':
      if (event.callId !== call?.callId) return change({});
      return change({}, { kind: 'look', callId: event.callId });
    case 'hung-up':
      if (!call) return change({});
      return change(noLine, letGo, { kind: 'hang-up', callId: call.callId });
    case 'muted':
      return change({ isMuted: event.isMuted }, { kind: 'mute', isMuted: event.isMuted });
    case 'rated':
      return rate(callState, event.rating);
    case 'left':
      return change(noLine, letGo);
    default:
      return changeLine(callState, event);
  }
}

/** Decides the state of an offered connection after an event. */
function changeLine(callState: CallStatus, event: LineEvent): CallChange {
  const change = changeOf(callState);
  switch (event.kind) {
    case 'offering':
      return change({ isOffering: true, isConnected: false });
    case 'offered':
      return change({ line: { attempt: event.attempt, isAccepted: false } });
    case 'offer-over':
      return change({ isOffering: false, offeredAt: event.at });
    case 'unanswerable': {
      const problem = { kind: 'refused', message: event.message, data: null } as const;
      const gone = { ...noLine, call: null, problem };
      return change(gone, letGo, { kind: 'give-back', callId: event.callId });
    }
    case 'not-accepted':
      return change({ offeredAt: -Infinity });
    case 'carried':
      return change({ isConnected: event.isConnected });
  }
}

const changeOf =
  (callState: CallStatus) =>
  (after: Partial<CallStatus>, ...effects: CallEffect[]): CallChange => ({
    callState: { ...callState, ...after },
    effects,
  });

const letGo = { kind: 'let-go' } as const;
const noLine = { line: null, isConnected: false } as const;

/** Applies a reported call; an answer to the connection that was offered last is accepted once. */
function applyReport(callState: CallStatus, reported: Call, at: number): CallChange {
  const { line } = callState;
  const call = { ...reported, at };
  if (reported.state === 'ended') {
    return { callState: { ...callState, ...noLine, call }, effects: [letGo] };
  }
  const { answer } = reported;
  if (answer === null || !line || line.isAccepted || reported.answered !== line.attempt) {
    return { callState: { ...callState, call }, effects: [] };
  }
  return {
    callState: { ...callState, call, line: { ...line, isAccepted: true } },
    effects: [{ kind: 'accept', answer }],
  };
}

const rate = (callState: CallStatus, rating: number | null): CallChange => ({
  callState: { ...callState, rated: rating },
  effects:
    callState.call && rating !== null
      ? [{ kind: 'rate', callId: callState.call.callId, rating }]
      : [],
});

/** Looks up the call at intervals, and offers another connection if none carries sound. */
function tick(callState: CallStatus, at: number): CallChange {
  const { call, isConnected, isOffering, lookedAt, offeredAt } = callState;
  if (!call || call.state === 'ended') return { callState, effects: [] };
  const { callId, state } = call;
  const isLookDue = at - lookedAt > lookEvery[state];
  const isLost = !isConnected || state === 'reconnecting';
  const isOfferDue = isLost && !isOffering && at - offeredAt > offerEvery;
  return {
    callState: isLookDue ? { ...callState, lookedAt: at } : callState,
    effects: [
      ...(isLookDue ? [{ kind: 'look', callId } as const] : []),
      ...(isOfferDue ? [{ kind: 'offer', callId } as const] : []),
    ],
  };
}
