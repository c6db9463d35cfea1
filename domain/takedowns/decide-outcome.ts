import { refuse, type Refusal } from './refusals';
import type { TakedownOutcome } from './schema';

type Decision = { ok: true; kind: 'repeat' | 'carry-out' } | Refusal<'notice-reversed'>;

/** Whether a notice may be decided so: upheld may still be reversed, what was reversed stays so. */
export function decideOutcome(before: TakedownOutcome | null, outcome: TakedownOutcome): Decision {
  if (before === outcome) return { ok: true, kind: 'repeat' };
  return before === 'reversed' ? refuse('notice-reversed') : { ok: true, kind: 'carry-out' };
}
