import { applyStatedAge } from '../../age-reviews/apply-stated-age';
import { flagContent } from '../../moderation/flag-content';
import {
  orderRefusalOf,
  isOrderRefusal,
  type OrderRefusalCode,
} from '../../moderation/prompts/order-refusal';
import type { Moderator, Verdict } from '../../moderation/verdict';
import type { WordKind } from '../../moderation/word-kinds';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { refuse, type Refusal } from '../refusals';
import { ordersPicture } from '../photos/picture-order';
import { judgeWords } from './judge-words';
import { sendMessage } from './send-message';

interface Words {
  person: Person;
  /** The character who receives the words. */
  characterId: string;
  content: string;
  /** The purpose of the words. */
  kind: Extract<WordKind, 'edit' | 'fact' | 'photo' | 'call'>;
  country?: string | undefined;
  /** The verdict on words that do not order a picture, if they were judged before. */
  verdict?: Verdict | undefined;
}

export type ModeratedWords =
  | { ok: true; isDistress: boolean }
  | Refusal<'against-rules' | OrderRefusalCode | 'under_age_review'>;

/**
 * Moderates a person's words to a character that are not a new message, such as an edit or a fact to
 * remember. Words of a person in danger are also sent as a message, so that they get the crisis card.
 * Forbidden words are flagged for staff, and statements about the person's own age are applied.
 */
export async function moderateWords(
  context: DomainContext,
  moderator: Moderator,
  { person, characterId, content, kind, country, verdict: judged }: Words,
): Promise<ModeratedWords> {
  // Words to remember or said in a call do not order a picture.
  const isOrder = kind === 'photo' || (kind === 'edit' && ordersPicture(content));
  const verdict = isOrder
    ? await judgeWords(context, moderator, { characterId, content, isOrder: kind === 'photo' })
    : (judged ?? (await moderator.judge(content, 'from_person')));
  if (verdict.kind === 'allowed') return { ok: true, isDistress: false };
  if (verdict.kind === 'crisis') {
    const message = {
      person,
      characterId,
      idempotencyKey: newId(),
      content,
      country,
      isAloud: kind === 'call',
    };
    const sent = await sendMessage(context, moderator, message);
    // A person in a call is answered there, even if no message can be stored.
    const isAnswered = sent.ok || kind === 'call';
    return isAnswered ? { ok: true, isDistress: true } : refuse('against-rules');
  }
  const [finding] = verdict.findings;
  return transact(context, async (trx) => {
    const isHeld = await applyStatedAge(context, trx, person, verdict);
    const reason = isOrder ? orderRefusalOf(finding) : 'against-rules';
    const flaggedKind = isOrderRefusal(reason) ? 'photo' : kind;
    const flag = { person, characterId, kind: flaggedKind, text: content, finding } as const;
    await flagContent(context, trx, flag);
    return refuse(isHeld ? 'under_age_review' : reason);
  });
}
