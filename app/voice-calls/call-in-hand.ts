import type { Call } from '~/domain/voice-calls/follow-call';
import type { ToldCall } from './call-clock';

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
type LastCall = ToldCall & Pick<Call, 'callId' | 'tokens' | 'rating' | 'hasCaptions' | 'lines'>;

/** The state of the one call of a page; times are milliseconds of the page's clock. */
export interface CallStanding {
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
  standing: CallStanding;
  effects: readonly CallEffect[];
}

export const noCall: CallStanding = {
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
export function changeCall(standing: CallStanding, event: CallEvent): CallChange {
  const { call } = standing;
  const change = changeOf(standing);
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
      return hear(standing, event.call, event.at);
    case 'gone':
      return change({ ...noLine, call: call && { ...call, state: 'ended' } }, letGo);
    case 'ticked':
      return tick(standing, event.at);
    case 'changed':
      if (event.callId !== call?.callId) return change({});
      return change({}, { kind: 'look', callId: event.callId });
    case 'hung-up':
      if (!call) return change({});
      return change(noLine, letGo, { kind: 'hang-up', callId: call.callId });
    case 'muted':
      return change({ isMuted: event.isMuted }, { kind: 'mute', isMuted: event.isMuted });
    case 'rated':
      return rate(standing, event.rating);
    case 'left':
      return change(noLine, letGo);
    default:
      return changeLine(standing, event);
  }
}

/** Decides the state of an offered connection after an event. */
function changeLine(standing: CallStanding, event: LineEvent): CallChange {
  const change = changeOf(standing);
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
  (standing: CallStanding) =>
  (after: Partial<CallStanding>, ...effects: CallEffect[]): CallChange => ({
    standing: { ...standing, ...after },
    effects,
  });

const letGo = { kind: 'let-go' } as const;
const noLine = { line: null, isConnected: false } as const;

/** Applies a reported call; an answer to the connection that was offered last is accepted once. */
function hear(standing: CallStanding, told: Call, at: number): CallChange {
  const { line } = standing;
  const call = { ...told, at };
  if (told.state === 'ended') {
    return { standing: { ...standing, ...noLine, call }, effects: [letGo] };
  }
  const { answer } = told;
  if (answer === null || !line || line.isAccepted || told.answered !== line.attempt) {
    return { standing: { ...standing, call }, effects: [] };
  }
  return {
    standing: { ...standing, call, line: { ...line, isAccepted: true } },
    effects: [{ kind: 'accept', answer }],
  };
}

const rate = (standing: CallStanding, rating: number | null): CallChange => ({
  standing: { ...standing, rated: rating },
  effects:
    standing.call && rating !== null
      ? [{ kind: 'rate', callId: standing.call.callId, rating }]
      : [],
});

/** Looks up the call at intervals, and offers another connection if none carries sound. */
function tick(standing: CallStanding, at: number): CallChange {
  const { call, isConnected, isOffering, lookedAt, offeredAt } = standing;
  if (!call || call.state === 'ended') return { standing, effects: [] };
  const { callId, state } = call;
  const isLookDue = at - lookedAt > lookEvery[state];
  const isLost = !isConnected || state === 'reconnecting';
  const isOfferDue = isLost && !isOffering && at - offeredAt > offerEvery;
  return {
    standing: isLookDue ? { ...standing, lookedAt: at } : standing,
    effects: [
      ...(isLookDue ? [{ kind: 'look', callId } as const] : []),
      ...(isOfferDue ? [{ kind: 'offer', callId } as const] : []),
    ],
  };
}
