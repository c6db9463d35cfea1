import { applyStatedAge } from '../age-reviews/apply-stated-age';
import { flagContent } from '../moderation/flag-content';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { refuse, type Refusal } from './refusals';

type Refused = Refusal<'against-rules' | 'under_age_review' | 'help-is-there'>;

/**
 * Returns the reason why a person may not use a name; null if they may. Characters use the name, so it is
 * moderated like all text: forbidden text is flagged, a stated age under 18 is applied, and a person who
 * may be in danger is referred to help.
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
