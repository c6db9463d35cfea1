import { resolveAgeStatus } from '../../age-checks/resolve-age-status';
import type { Moderator } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import { defineHook } from '../../shared/hooks';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import {
  findRegenerable,
  restartReply,
  type ReplyRegenerationResult,
} from '../reply/regenerate-reply';
import { ageRefusals } from '../send/decide-send';
import { refuseWhilePaused } from '../send/refuse-while-paused';
import { moderateWords, type ModeratedWords } from '../send/moderate-words';
import { sealWords } from './message';
import { readOwnMessage } from './read-own-message';
import { refuse, type Refusal } from '../refusals';
import { chatSettings } from '../settings';

/** The words of a message were replaced; data derived from the earlier ones must be renewed. */
export const messageEdited = defineHook<{ chatId: string; messageId: string; person: Person }>(
  'chat.message-edited',
);

interface Edit {
  person: Person;
  messageId: string;
  content: string;
  /** The person's country, if it can be determined. */
  country?: string | undefined;
  /** True if the person has exceeded the rate limit. Distress is answered nevertheless. */
  isOverLimit?: boolean;
}

type Edited =
  | ReplyRegenerationResult
  | Exclude<ModeratedWords, { ok: true }>
  | Refusal<'message-too-long' | 'too-many-attempts' | 'age-check-required' | 'chat-paused'>;

/**
 * Replaces the words of the person's last message and requests a new reply. The new words are
 * moderated like a new message, in the same order: distress, statements about the person's own age,
 * limits, age, a pause.
 */
export async function editMessage(
  context: DomainContext,
  moderator: Moderator,
  { person, messageId, content, country, isOverLimit = false }: Edit,
): Promise<Edited> {
  const own = await readOwnMessage(context, person, messageId);
  if (!own) return refuse('no-such-message');
  const { characterId } = own.message;
  const words = { person, characterId, content, kind: 'edit', country } as const;
  const moderated = await moderateWords(context, moderator, words);
  if (!moderated.ok) return moderated;
  if (moderated.isDistress) return { ok: true };
  const { message_max_length } = await context.settings(chatSettings);
  if (content.length > message_max_length) return refuse('message-too-long');
  if (isOverLimit) return refuse('too-many-attempts');
  const ageRefusal = ageRefusals[await resolveAgeStatus(context, person, country)];
  // A person may continue to write while the question about their age is open.
  if (ageRefusal && ageRefusal !== 'adult-confirmation-required') return refuse(ageRefusal);
  const paused = await refuseWhilePaused(context, person);
  if (paused) return paused;
  return transact(context, async (trx) => {
    const found = await findRegenerable(context, trx, person, messageId);
    if (!found.ok) return found;
    if (found.message.id !== messageId) return refuse('not-the-last');
    await trx('messages')
      .where({ chat_id: found.message.chatId, id: messageId })
      .update({
        content: null,
        sealed_content: sealWords(context.seal, messageId, content),
        edited_at: context.now(),
      });
    const { chatId } = found.message;
    await context.hooks.run(messageEdited, trx, { chatId, messageId, person });
    return restartReply(context, trx, person, found);
  });
}
