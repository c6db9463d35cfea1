import { createPromptJudge } from '../../moderation/prompts/prompt-judge';
import { moderationSettings } from '../../moderation/settings';
import { strictestVerdict, verdictOf } from '../../moderation/strictest-verdict';
import type { Finding, Moderator, Verdict } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import { ordersPicture, talkBeside } from '../photos/picture-order';

interface Words {
  characterId: string;
  content: string;
  /** True if the words only describe a wanted picture. */
  isOrder?: boolean;
}

/**
 * Moderates a person's words. Words that order a picture are also moderated as an order, by the
 * content of the picture, which is never a statement of the person about themselves.
 */
export async function judgeWords(
  context: DomainContext,
  moderator: Moderator,
  { characterId, content, isOrder = false }: Words,
): Promise<Verdict> {
  const verdict = await moderator.judge(content, 'from_person');
  if (!isOrder && !ordersPicture(content)) return verdict;
  const ordered = await judgeOrder(context, { characterId, content });
  const confesses = !isOrder && isOfSelf(verdict) && (await isOfSelfBeside(moderator, content));
  return strictestVerdict([confesses ? verdict : withoutSelf(verdict, isOrder), ordered]);
}

/** Moderates the content of an ordered picture by the operator's allowed level. */
export async function judgeOrder(
  context: DomainContext,
  { characterId, content }: Pick<Words, 'characterId' | 'content'>,
): Promise<Verdict> {
  const { picture_level: level } = await context.settings(moderationSettings);
  const character = await context
    .db('character_profiles')
    .where({ id: characterId })
    .first<{ name: string } | undefined>('name');
  return createPromptJudge().judge(content, { level, own: character ? [character.name] : [] });
}

const findingsOf = (verdict: Verdict): Finding[] =>
  verdict.kind === 'allowed' ? [] : verdict.findings;

const isOfSelf = (verdict: Verdict): boolean =>
  findingsOf(verdict).some(({ category }) => category === 'minor_self');

async function isOfSelfBeside(moderator: Moderator, content: string): Promise<boolean> {
  const talk = talkBeside(content);
  return talk !== '' && isOfSelf(await moderator.judge(talk, 'from_person'));
}

/**
 * Returns the verdict without statements about the person; for an order, without the classifier's
 * findings too, except danger.
 */
function withoutSelf(verdict: Verdict, isOrder: boolean): Verdict {
  return verdictOf(
    findingsOf(verdict).filter(
      ({ category, layer }) =>
        category === 'crisis' ||
        (category !== 'minor_self' && !(isOrder && layer === 'classifier')),
    ),
    verdict.kind === 'allowed'
      ? verdict.likely?.filter(({ category }) => category === 'crisis')
      : [],
  );
}
