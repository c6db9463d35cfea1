import { createPromptJudge } from '../../moderation/prompts/prompt-judge';
import { moderationSettings } from '../../moderation/settings';
import { strictestVerdict, verdictOf } from '../../moderation/strictest-verdict';
import type { Finding, Moderator, Verdict } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import { ordersPicture, talkBeside } from '../photos/picture-order';

interface Words {
  characterId: string;
  content: string;
  /** They say what a picture is to show, and nothing else. */
  isOrder?: boolean;
}

/**
 * Judges words of a person. What orders a picture is judged as an order, too: by what the picture would
 * show, which is never a confession of whoever orders it.
 */
export async function judgeWords(
  context: DomainContext,
  moderator: Moderator,
  { characterId, content, isOrder = false }: Words,
): Promise<Verdict> {
  const said = await moderator.judge(content, 'from_person');
  if (!isOrder && !ordersPicture(content)) return said;
  const ordered = await judgeOrder(context, { characterId, content });
  const confesses = !isOrder && isOfSelf(said) && (await isOfSelfBeside(moderator, content));
  return strictestVerdict([confesses ? said : withoutSelf(said, isOrder), ordered]);
}

/** Judges what a picture of a character is to show by what the operator allows. */
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

/** What is left when nothing is said of oneself; of an order, only what a rule or a provider is sure of. */
function withoutSelf(said: Verdict, isOrder: boolean): Verdict {
  return verdictOf(
    findingsOf(said).filter(
      ({ category, layer }) =>
        category === 'crisis' ||
        (category !== 'minor_self' && !(isOrder && layer === 'classifier')),
    ),
    said.kind === 'allowed' ? said.likely?.filter(({ category }) => category === 'crisis') : [],
  );
}
