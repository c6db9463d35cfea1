import { applyStatedAge } from '../../age-reviews/apply-stated-age';
import { flagContent } from '../../moderation/flag-content';
import type { Moderator } from '../../moderation/verdict';
import type { WordKind } from '../../moderation/word-kinds';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transact';
import { statedAgeRefusals } from './decide-send';
import { refuse, type Refusal } from '../refusals';
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
  | Refusal<'against-rules' | 'adult-confirmation-required' | 'under_age_review'>;

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
  const verdict = await moderator.judge(content, 'from_person');
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
    const stated = await applyStatedAge(context, trx, person, verdict);
    await flagContent(context, trx, { person, characterId, kind, text: content, finding });
    return refuse(stated ? statedAgeRefusals[stated] : 'against-rules');
  });
}
