import type { GenerationState } from './schema';

/** The state of an order. */
export interface Standing {
  state: GenerationState;
  /** The provider's id of the order, once it was accepted. */
  reference: string | null;
  percent: number;
  /** The number of consecutive calls in which the provider was unavailable. */
  failures: number;
  /** The number of unusable or lost results. */
  spoilt: number;
  expiresAt: Date;
}

/** An event of an order. */
export type Happening =
  /** A worker starts to process it: sends it to the provider or requests its state. */
  | { kind: 'taken-up' }
  /** The provider is unavailable. */
  | { kind: 'away' }
  | { kind: 'making'; reference: string; percent: number | null }
  /** The result is unusable, or the provider has lost the order. */
  | { kind: 'spoilt' }
  /** The result has passed moderation and is stored for display. */
  | { kind: 'kept' }
  /** The provider or our own rules refuse it. */
  | { kind: 'refused' }
  /** The provider reports that a result is ready. */
  | { kind: 'called-back' }
  /** The user cancels it. */
  | { kind: 'cancelled' };

export interface Patience {
  /** Seconds between two requests for the state. */
  pollSeconds: number;
  /** Seconds to wait after the provider was first unavailable; doubled each time. */
  awaySeconds: number;
  longestAwaySeconds: number;
  /** The maximum number of new attempts. */
  mostSpoilt: number;
}

export interface Change extends Omit<Standing, 'expiresAt'> {
  /** Seconds before it is processed again; null once it has ended. */
  dueIn: number | null;
  /** The resulting state of the tokens held for it. */
  tokens: 'held' | 'spent' | 'returned';
}

const isOpen = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'placed' || state === 'begun';

/**
 * Decides the next state of an order after an event; null if nothing changes. An order ends once:
 * late, repeated or reordered events have no effect afterwards. A result counts even after the expiry,
 * as long as the order has not ended.
 */
export function decideGeneration(
  standing: Standing,
  happening: Happening,
  { patience, now }: { patience: Patience; now: Date },
): Change | null {
  if (!isOpen(standing)) return null;
  if (happening.kind === 'kept') return end(standing, 'done');
  if (happening.kind === 'refused') return end(standing, 'refused');
  if (happening.kind === 'cancelled') {
    return standing.state === 'placed' ? end(standing, 'cancelled') : null;
  }
  if (now >= standing.expiresAt) return end(standing, 'expired');
  const begun = { ...pick(standing), state: 'begun', tokens: 'held' } as const;
  switch (happening.kind) {
    case 'taken-up':
      return { ...begun, dueIn: patience.pollSeconds };
    case 'making': {
      // A provider's progress may decrease; the displayed progress does not.
      const percent = Math.max(standing.percent, Math.min(happening.percent ?? 0, mostShown));
      const { reference } = happening;
      return { ...begun, reference, percent, failures: 0, dueIn: patience.pollSeconds };
    }
    case 'away':
      return { ...begun, failures: standing.failures + 1, dueIn: waitOf(standing, patience) };
    case 'spoilt': {
      const spoilt = standing.spoilt + 1;
      if (spoilt > patience.mostSpoilt) return end({ ...standing, spoilt }, 'failed');
      return { ...begun, reference: null, failures: 0, spoilt, dueIn: 0 };
    }
    case 'called-back':
      // A callback for an order that was not sent yet is invalid.
      return standing.state === 'placed' ? null : { ...begun, dueIn: 0 };
  }
}

/** 100 per cent is only shown for a finished result. */
const mostShown = 99;

type End = Exclude<GenerationState, 'placed' | 'begun'>;

const end = (standing: Standing, state: End): Change => ({
  ...pick(standing),
  state,
  percent: state === 'done' ? 100 : standing.percent,
  dueIn: null,
  tokens: state === 'done' ? 'spent' : 'returned',
});

const pick = ({ reference, percent, failures, spoilt }: Standing) => ({
  reference,
  percent,
  failures,
  spoilt,
});

const waitOf = ({ failures }: Standing, { awaySeconds, longestAwaySeconds }: Patience): number =>
  Math.min(longestAwaySeconds, awaySeconds * 2 ** Math.min(failures, 20));
