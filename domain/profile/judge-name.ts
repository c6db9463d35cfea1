import { applyStatedAge } from '../age-reviews/apply-stated-age';
import { flagContent } from '../moderation/flag-content';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { refuse, type Refusal } from './refusals';

type Refused = Refusal<'against-rules' | 'under_age_review' | 'help-is-there'>;

/**
 * Why somebody cannot be called so; null where they can. What characters are to call them is judged as
 * all words are: what may not be said is flagged, what it says of their age is heeded, and who may be in
 * danger is told that there is help.
 */
export async function judgeName(
  context: DomainContext,
  moderator: Moderator,
  { userId, name }: { userId: string; name: string },
): Promise<Refused | null> {
  const verdict = await moderator.judge(name, 'from_person');
  if (verdict.kind === 'allowed') return null;
  if (verdict.kind === 'crisis') return refuse('help-is-there');
  const [finding] = verdict.findings;
  const person = { kind: 'user', id: userId } as const;
  return transact(context, async (trx) => {
    const isHeld = await applyStatedAge(context, trx, person, verdict);
    await flagContent(context, trx, { person, kind: 'name', text: name, finding });
    return refuse(isHeld ? 'under_age_review' : 'against-rules');
  });
}
