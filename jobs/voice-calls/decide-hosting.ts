import type { HostedStatus, HostSign } from '~/domain/voice-calls/host-call';

/** Seconds before the end at which good night is said. */
const goodbyeSeconds = 5;

/** The state of a connection for its host. */
export interface Hosting {
  /** The last reported state of the call. */
  state: HostedStatus['state'];
  /** True once the conversation of the character is ready. */
  hasTalk: boolean;
  isConnected: boolean;
  /** True once the character has greeted the person. */
  isTalking: boolean;
  /** True once the character has said good night. */
  isLeaving: boolean;
  isOver: boolean;
}

export type HostingEvent =
  | { kind: 'talk-begun' }
  | { kind: 'connected' }
  | { kind: 'greeted' }
  | { kind: 'lost' }
  /** The result of a sign; null if the call has ended, or another host has the connection. */
  | { kind: 'told'; status: HostedStatus | null }
  | { kind: 'closed' };

export type HostingEffect =
  | { kind: 'greet' }
  | { kind: 'fall-silent' }
  | { kind: 'say-goodbye' }
  /** The conversation continues after all. */
  | { kind: 'stay' }
  | { kind: 'sign'; sign: 'connected' | 'lost' }
  | { kind: 'close' };

interface HostingChange {
  hosting: Hosting;
  effects: readonly HostingEffect[];
}

export const offeredLine: Hosting = {
  state: 'asked',
  hasTalk: false,
  isConnected: false,
  isTalking: false,
  isLeaving: false,
  isOver: false,
};

/** Decides what a host does on a connection, and its new state. */
export function decideHosting(hosting: Hosting, event: HostingEvent): HostingChange {
  const change = (
    after: Partial<Hosting>,
    ...effects: (HostingEffect | false)[]
  ): HostingChange => ({
    hosting: { ...hosting, ...after },
    effects: effects.filter((effect) => effect !== false),
  });
  switch (event.kind) {
    case 'talk-begun':
      return change({ hasTalk: true }, hosting.isConnected && { kind: 'greet' });
    case 'connected':
      return change({ isConnected: true }, hosting.hasTalk && { kind: 'greet' });
    case 'greeted':
      return change({ isTalking: true }, { kind: 'sign', sign: 'connected' });
    case 'lost':
      return hosting.isTalking
        ? change(
            { isConnected: false, isTalking: false },
            { kind: 'fall-silent' },
            { kind: 'sign', sign: 'lost' },
          )
        : change({ isConnected: false });
    case 'told':
      if (event.status) return applyStatus(hosting, event.status);
      return decideHosting(hosting, { kind: 'closed' });
    case 'closed':
      return change({ isOver: true }, !hosting.isOver && { kind: 'close' });
  }
}

/** Says good night near the end. Tokens may be bought after that, or the call may become free. */
function applyStatus(before: Hosting, { state, secondsLeft }: HostedStatus): HostingChange {
  const hosting = { ...before, state };
  if (state !== 'live') return { hosting, effects: [] };
  const isLeaving = secondsLeft <= goodbyeSeconds;
  if (isLeaving === before.isLeaving) return { hosting, effects: [] };
  return {
    hosting: { ...hosting, isLeaving },
    effects: [{ kind: isLeaving ? 'say-goodbye' : 'stay' }],
  };
}

/** Returns a host's regular sign. `receivedUntil` is called only for a sign that counts talk time. */
export function decideSign({ isTalking, state }: Hosting, receivedUntil: () => Date): HostSign {
  if (!isTalking) return { kind: 'looked-at' };
  // Others may have considered it lost while this process was blocked.
  return state === 'live' ? { kind: 'beat', until: receivedUntil() } : { kind: 'connected' };
}
