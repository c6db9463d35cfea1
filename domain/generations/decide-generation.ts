import type { GenerationState } from './schema';

/** How an order stands. */
export interface Standing {
  state: GenerationState;
  /** What the party calls it, once it has taken it in. */
  reference: string | null;
  percent: number;
  /** How often in a row the party could not be reached. */
  failures: number;
  /** How often what was made was of no use, or was lost. */
  spoilt: number;
  expiresAt: Date;
}

/** What happens to an order. */
export type Happening =
  /** Somebody takes it up, to ask the party for it or after it. */
  | { kind: 'taken-up' }
  /** The party does not answer. */
  | { kind: 'away' }
  | { kind: 'making'; reference: string; percent: number | null }
  /** What came of it cannot be used, or the party knows nothing of it any more. */
  | { kind: 'spoilt' }
  /** It was made, passed, and lies where it is shown. */
  | { kind: 'kept' }
  /** The party or our own rules will not have it. */
  | { kind: 'refused' }
  /** The party says that something came of it. */
  | { kind: 'called-back' }
  /** Whoever ordered it thinks better of it. */
  | { kind: 'cancelled' };

export interface Patience {
  /** Between two looks at what is being made, in seconds. */
  pollSeconds: number;
  /** After the first time that a party was away, in seconds; it doubles. */
  awaySeconds: number;
  longestAwaySeconds: number;
  /** How often it is begun anew. */
  mostSpoilt: number;
}

export interface Change extends Omit<Standing, 'expiresAt'> {
  /** In how many seconds it is looked after next; null once it has ended. */
  dueIn: number | null;
  /** What becomes of the tokens that are held for it. */
  tokens: 'held' | 'spent' | 'returned';
}

const isOpen = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'placed' || state === 'begun';

/**
 * What becomes of an order when something happens to it; null where that changes nothing. It ends
 * once: whatever comes late, twice or in another order finds it ended. What was made counts after its
 * time, too, as long as nobody ended it.
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
      // A party's own figures may jump back; what a person sees does not.
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
      // Not sent yet: whoever calls about it knows nothing.
      return standing.state === 'placed' ? null : { ...begun, dueIn: 0 };
  }
}

/** A hundred is said of what is there alone. */
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
