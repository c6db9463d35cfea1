import { refuse, type Refusal } from './refusals';
import type { TakedownOutcome } from './schema';

type Decision = { ok: true; kind: 'repeat' | 'carry-out' } | Refusal<'notice-reversed'>;

/**
 * Decides whether a notice may get this outcome: an upheld one may still be reversed, a reversed one is
 * final.
 */
export function decideOutcome(before: TakedownOutcome | null, outcome: TakedownOutcome): Decision {
  if (before === outcome) return { ok: true, kind: 'repeat' };
  return before === 'reversed' ? refuse('notice-reversed') : { ok: true, kind: 'carry-out' };
}
