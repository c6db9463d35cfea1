import type { GenerationState } from './schema';

/** The state of an order. */
export interface CurrentStatus {
  state: GenerationState;
  /** The provider's id of the order, once it was accepted. */
  reference: string | null;
  percent: number;
  /** The number of consecutive calls in which the provider was unavailable. */
  failures: number;
  /** The number of unusable or lost results. */
  unusable: number;
  expiresAt: Date;
}

/** An event of an order. */
export type GenerationEvent =
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
  unavailableSeconds: number;
  longestUnavailableSeconds: number;
  /** The maximum number of new attempts. */
  mostUnusable: number;
}

export interface Change extends Omit<CurrentStatus, 'expiresAt'> {
  /** Seconds before it is processed again; null once it has ended. */
  dueIn: number | null;
  /** The resulting state of the tokens held for it. */
  tokens: 'held' | 'spent' | 'returned';
}

const isOpen = ({ state }: Pick<CurrentStatus, 'state'>): boolean =>
  state === 'placed' || state === 'begun';

/**
 * Decides the next state of an order after an event; null if nothing changes. An order ends once:
 * late, repeated or reordered events have no effect afterwards. A result counts even after the expiry,
 * as long as the order has not ended.
 */
export function decideGeneration(
  status: CurrentStatus,
  event: GenerationEvent,
  { patience, now }: { patience: Patience; now: Date },
): Change | null {
  if (!isOpen(status)) return null;
  if (event.kind === 'kept') return end(status, 'done');
  if (event.kind === 'refused') return end(status, 'refused');
  if (event.kind === 'cancelled') {
    return status.state === 'placed' ? end(status, 'cancelled') : null;
  }
  if (now >= status.expiresAt) return end(status, 'expired');
  const begun = { ...pick(status), state: 'begun', tokens: 'held' } as const;
  switch (event.kind) {
    case 'taken-up':
      return { ...begun, dueIn: patience.pollSeconds };
    case 'making': {
      // A provider's progress may decrease; the displayed progress does not.
      const percent = Math.max(status.percent, Math.min(event.percent ?? 0, mostShown));
      const { reference } = event;
      return { ...begun, reference, percent, failures: 0, dueIn: patience.pollSeconds };
    }
    case 'away':
      return { ...begun, failures: status.failures + 1, dueIn: waitOf(status, patience) };
    case 'spoilt': {
      const unusable = status.unusable + 1;
      if (unusable > patience.mostUnusable) return end({ ...status, unusable }, 'failed');
      return { ...begun, reference: null, failures: 0, unusable, dueIn: 0 };
    }
    case 'called-back':
      // A callback for an order that was not sent yet is invalid.
      return status.state === 'placed' ? null : { ...begun, dueIn: 0 };
  }
}

/** 100 per cent is only shown for a finished result. */
const mostShown = 99;

type End = Exclude<GenerationState, 'placed' | 'begun'>;

const end = (status: CurrentStatus, state: End): Change => ({
  ...pick(status),
  state,
  percent: state === 'done' ? 100 : status.percent,
  dueIn: null,
  tokens: state === 'done' ? 'spent' : 'returned',
});

const pick = ({ reference, percent, failures, unusable }: CurrentStatus) => ({
  reference,
  percent,
  failures,
  unusable,
});

const waitOf = (
  { failures }: CurrentStatus,
  { unavailableSeconds, longestUnavailableSeconds }: Patience,
): number => Math.min(longestUnavailableSeconds, unavailableSeconds * 2 ** Math.min(failures, 20));
