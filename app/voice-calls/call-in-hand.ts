import type { Call } from '~/domain/voice-calls/follow-call';
import type { ToldCall } from './call-clock';

/** Milliseconds between two looks at a call: nobody hears of everything. */
const lookEvery = { asked: 700, live: 5_000, reconnecting: 1_500, ended: Infinity } as const;
/** Another line is offered where one was not answered, or came to nothing, for so long. */
const offerEvery = 7_000;

export interface CallProblem {
  kind: 'microphone' | 'refused';
  /** Of a refusal, as the API says it. */
  message: string;
  data: Record<string, unknown> | null;
}

/** A call as it was told last. */
type LastCall = ToldCall & Pick<Call, 'callId' | 'tokens' | 'rating' | 'hasCaptions' | 'lines'>;

/** The state of the one call of a page; times are milliseconds of the page's clock. */
export interface CallStanding {
  call: LastCall | null;
  /** The microphone is asked for, or the call. */
  isOpening: boolean;
  problem: CallProblem | null;
  isMuted: boolean;
  /** The person's rating; a response that was requested before lacks it. */
  rated: number | null;
  /** The line that was offered last. */
  line: { attempt: number; isAccepted: boolean } | null;
  isOffering: boolean;
  isConnected: boolean;
  lookedAt: number;
  offeredAt: number;
}

export type CallEvent =
  | { kind: 'opening' }
  /** The microphone hears, and there is a call. */
  | { kind: 'opened'; callId: string }
  /** The microphone, or the call, was not to be had. */
  | { kind: 'not-opened'; problem: CallProblem | null }
  | { kind: 'opening-over' }
  | { kind: 'told'; call: Call; at: number }
  /** Nobody can say any more how the call stands. */
  | { kind: 'gone' }
  | { kind: 'ticked'; at: number }
  /** Something has changed about a call. */
  | { kind: 'changed'; callId: string }
  | { kind: 'hung-up' }
  | { kind: 'muted'; isMuted: boolean }
  /** The person's rating; null where it was refused. */
  | { kind: 'rated'; rating: number | null }
  | { kind: 'left' }
  | LineEvent;

type LineEvent =
  | { kind: 'offering' }
  | { kind: 'offered'; attempt: number }
  | { kind: 'offer-over'; at: number }
  /** Nobody can answer what this browser offers, nor what it would offer next. */
  | { kind: 'unanswerable'; callId: string; message: string }
  /** The line does not take the answer to what was offered. */
  | { kind: 'not-accepted' }
  /** Whether the line carries sound now. */
  | { kind: 'carried'; isConnected: boolean };

export type CallEffect =
  /** Closes the line and turns off the microphone. */
  | { kind: 'let-go' }
  | { kind: 'look'; callId: string }
  | { kind: 'offer'; callId: string }
  | { kind: 'accept'; answer: string }
  | { kind: 'mute'; isMuted: boolean }
  /** Ends the call, and hears how it ended. */
  | { kind: 'hang-up'; callId: string }
  /** Ends what was never to be heard of. */
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

/** Decides how a call stands in its page after an event, and what the page is to do. */
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

/** Decides what becomes of a line that is offered. */
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

/** Takes in how a call stands; an answer to the line that was offered last is accepted once. */
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

/** Looks at the call now and then, and offers another line where there is none that is heard. */
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
