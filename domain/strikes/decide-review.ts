import type { Incident } from '../moderation/incidents';
import { directionOf } from '../moderation/word-kinds';
import { refuse, type Refusal } from './refusals';
import type { ReviewDecision } from './schema';

interface ReviewFacts {
  decision: ReviewDecision;
  /** The deciding staff member. */
  by: string;
  incident: Pick<Incident, 'kind' | 'flags' | 'person' | 'decision' | 'suspensionAskedBy'>;
  /** The number of its flags that they have seen. */
  seen: number;
  /** True when a suspension needs two people. */
  takesTwo: boolean;
}

type Review =
  /** The same decision was made before. */
  | { ok: true; kind: 'repeat' }
  /** The suspension waits for a second person. */
  | { ok: true; kind: 'ask' }
  | {
      ok: true;
      kind: 'carry-out';
      /** The retracted strikes of its flags: all, or only that of the gravest flag, which is replaced. */
      takesBack: 'all' | 'gravest';
      gives: 'warning' | 'strike' | 'suspension' | null;
    };

type ReviewRefusal = Refusal<
  'already-decided' | 'more-was-said' | 'not-for-these-words' | 'another-person-required'
>;

/**
 * Decides about an incident. Flags added since staff opened it must be read first, and a decision of one
 * staff member cannot be overwritten by another.
 */
export function decideReview({
  decision,
  by,
  incident,
  seen,
  takesTwo,
}: ReviewFacts): Review | ReviewRefusal {
  if (incident.decision === decision) return { ok: true, kind: 'repeat' };
  if (incident.decision !== null) return refuse('already-decided');
  if (incident.flags !== seen) return refuse('more-was-said');
  const isOfCharacter = directionOf(incident.kind) === 'from_character';
  if (decision === 'no-violation')
    return { ok: true, kind: 'carry-out', takesBack: 'all', gives: null };
  if (decision === 'noted') {
    if (!isOfCharacter) return refuse('not-for-these-words');
    return { ok: true, kind: 'carry-out', takesBack: 'all', gives: null };
  }
  if (isOfCharacter) return refuse('not-for-these-words');
  if (decision === 'warn')
    return { ok: true, kind: 'carry-out', takesBack: 'all', gives: 'warning' };
  if (decision === 'strike') {
    return { ok: true, kind: 'carry-out', takesBack: 'gravest', gives: 'strike' };
  }
  // A visitor has no account to suspend.
  if (incident.person.kind === 'guest') return refuse('not-for-these-words');
  const { suspensionAskedBy } = incident;
  if (takesTwo && suspensionAskedBy === null) return { ok: true, kind: 'ask' };
  if (takesTwo && suspensionAskedBy === by) return refuse('another-person-required');
  return { ok: true, kind: 'carry-out', takesBack: 'gravest', gives: 'suspension' };
}
