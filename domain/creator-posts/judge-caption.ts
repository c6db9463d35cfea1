import { flagContent } from '../moderation/flag-content';
import { createPromptJudge } from '../moderation/prompts/prompt-judge';
import { strictestVerdict } from '../moderation/strictest-verdict';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { refuse, type Refusal } from './refusals';

interface Caption {
  userId: string;
  characterId: string;
  caption: string;
}

/**
 * Judges a caption before anybody sees it, by the rules for words of a character. Refused ones are flagged
 * for staff.
 */
export async function judgeCaption(
  context: DomainContext,
  moderator: Moderator,
  { userId, characterId, caption }: Caption,
): Promise<{ ok: true } | Refusal<'caption-not-allowed'>> {
  if (caption === '') return { ok: true };
  const verdict = strictestVerdict([
    await moderator.judge(caption, 'from_character'),
    minorsIn(caption),
  ]);
  if (verdict.kind === 'allowed') return { ok: true };
  const [finding] = verdict.findings;
  if (verdict.kind === 'refused' && finding) {
    const person = { kind: 'user', id: userId } as const;
    await transact(context, (trx) =>
      flagContent(context, trx, { person, characterId, kind: 'message', finding, text: caption }),
    );
  }
  return refuse('caption-not-allowed');
}

/** Judges whether a caption states an age under 18; whatever else describes a picture is no matter here. */
function minorsIn(caption: string): ReturnType<ReturnType<typeof createPromptJudge>['judge']> {
  const verdict = createPromptJudge().judge(caption, { level: 'explicit' });
  if (verdict.kind !== 'refused') return { kind: 'allowed' };
  return verdict.findings.some(({ category }) => category === 'minors')
    ? verdict
    : { kind: 'allowed' };
}
