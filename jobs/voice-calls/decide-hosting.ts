import type { HostedStanding, HostSign } from '~/domain/voice-calls/host-call';

/** Seconds before the end at which good night is said. */
const goodbyeSeconds = 5;

/** The state of a line for its host. */
export interface Hosting {
  /** The call as it was told last. */
  state: HostedStanding['state'];
  /** Somebody is there to talk as the character. */
  hasTalk: boolean;
  isConnected: boolean;
  /** She has greeted whoever is there. */
  isTalking: boolean;
  /** She has said good night. */
  isLeaving: boolean;
  isOver: boolean;
}

export type HostingEvent =
  | { kind: 'talk-begun' }
  | { kind: 'connected' }
  | { kind: 'greeted' }
  | { kind: 'lost' }
  /** The answer to a sign; null where the call is over, or the line is another host's. */
  | { kind: 'told'; standing: HostedStanding | null }
  | { kind: 'closed' };

export type HostingEffect =
  | { kind: 'greet' }
  | { kind: 'fall-silent' }
  | { kind: 'say-goodbye' }
  /** She goes on after all. */
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

/** Decides what a host does on a line, and how the line stands then. */
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
      if (event.standing) return heed(hosting, event.standing);
      return decideHosting(hosting, { kind: 'closed' });
    case 'closed':
      return change({ isOver: true }, !hosting.isOver && { kind: 'close' });
  }
}

/** Says good night where the end is near; tokens may be bought after that, or the call become free. */
function heed(before: Hosting, { state, secondsLeft }: HostedStanding): HostingChange {
  const hosting = { ...before, state };
  if (state !== 'live') return { hosting, effects: [] };
  const isLeaving = secondsLeft <= goodbyeSeconds;
  if (isLeaving === before.isLeaving) return { hosting, effects: [] };
  return {
    hosting: { ...hosting, isLeaving },
    effects: [{ kind: isLeaving ? 'say-goodbye' : 'stay' }],
  };
}

/** The sign that a host gives from time to time; the line is asked until when it was heard only for one that counts. */
export function decideSign({ isTalking, state }: Hosting, heardUntil: () => Date): HostSign {
  if (!isTalking) return { kind: 'looked-at' };
  // Others may have taken it for lost while this process was held up.
  return state === 'live' ? { kind: 'beat', until: heardUntil() } : { kind: 'connected' };
}
