import type { Incident } from '../moderation/incidents';
import { directionOf } from '../moderation/word-kinds';
import { refuse, type Refusal } from './refusals';
import type { ReviewDecision } from './schema';

interface ReviewFacts {
  decision: ReviewDecision;
  /** The member of staff who decides. */
  by: string;
  incident: Pick<Incident, 'kind' | 'flags' | 'person' | 'decision' | 'suspensionAskedBy'>;
  /** How many flags of it they have seen. */
  seen: number;
  /** A suspension takes two. */
  takesTwo: boolean;
}

type Review =
  /** Decided alike before. */
  | { ok: true; kind: 'repeat' }
  /** A suspension waits for somebody else's word. */
  | { ok: true; kind: 'ask' }
  | {
      ok: true;
      kind: 'carry-out';
      /** Which strikes of its flags go: all, or the gravest flag's, in whose place another comes. */
      takesBack: 'all' | 'gravest';
      gives: 'warning' | 'strike' | 'suspension' | null;
    };

type ReviewRefusal = Refusal<
  'already-decided' | 'more-was-said' | 'not-for-these-words' | 'another-person-required'
>;

/**
 * What becomes of an incident. What was said since somebody opened it is not decided about unread, and
 * what one member of staff decided no other overwrites.
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
  // A visitor has no account that could be suspended.
  if (incident.person.kind === 'guest') return refuse('not-for-these-words');
  const { suspensionAskedBy } = incident;
  if (takesTwo && suspensionAskedBy === null) return { ok: true, kind: 'ask' };
  if (takesTwo && suspensionAskedBy === by) return refuse('another-person-required');
  return { ok: true, kind: 'carry-out', takesBack: 'gravest', gives: 'suspension' };
}
