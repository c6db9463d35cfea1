import { applyStatedAge } from '../../age-reviews/apply-stated-age';
import { flagContent } from '../../moderation/flag-content';
import {
  orderRefusalOf,
  isOrderRefusal,
  type OrderRefusalCode,
} from '../../moderation/prompts/order-refusal';
import type { Moderator } from '../../moderation/verdict';
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
  /** Whom they are meant for. */
  characterId: string;
  content: string;
  /** What they are said as. */
  kind: Extract<WordKind, 'edit' | 'fact' | 'photo' | 'call'>;
  country?: string | undefined;
}

export type Heeded =
  | { ok: true; isDistress: boolean }
  | Refusal<'against-rules' | OrderRefusalCode | 'under_age_review'>;

/**
 * Judges words that a person says to a character otherwise than as a message: in place of one, or to be
 * remembered. Those of somebody in danger are sent as a message of their own, so that they are answered
 * as such. Those that may not be said are shown to staff, and what they say of one's own age is heeded.
 */
export async function heedWords(
  context: DomainContext,
  moderator: Moderator,
  { person, characterId, content, kind, country }: Words,
): Promise<Heeded> {
  // What is remembered, or said in a call, has no picture made.
  const isOrder = kind === 'photo' || (kind === 'edit' && ordersPicture(content));
  const verdict = isOrder
    ? await judgeWords(context, moderator, { characterId, content, isOrder: kind === 'photo' })
    : await moderator.judge(content, 'from_person');
  if (verdict.kind === 'allowed') return { ok: true, isDistress: false };
  if (verdict.kind === 'crisis') {
    const said = {
      person,
      characterId,
      idempotencyKey: newId(),
      content,
      country,
      isAloud: kind === 'call',
    };
    const sent = await sendMessage(context, moderator, said);
    // Whoever is on the phone is answered there, even where nothing more may be written.
    const isAnswered = sent.ok || kind === 'call';
    return isAnswered ? { ok: true, isDistress: true } : refuse('against-rules');
  }
  const [finding] = verdict.findings;
  return transact(context, async (trx) => {
    const isHeld = await applyStatedAge(context, trx, person, verdict);
    const reason = isOrder ? orderRefusalOf(finding) : 'against-rules';
    const saidAs = isOrderRefusal(reason) ? 'photo' : kind;
    const flag = { person, characterId, kind: saidAs, text: content, finding } as const;
    await flagContent(context, trx, flag);
    return refuse(isHeld ? 'under_age_review' : reason);
  });
}
