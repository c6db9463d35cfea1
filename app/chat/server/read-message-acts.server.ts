import type { AppLoadContext } from '@remix-run/node';
import { firstName } from '~/domain/characters/first-name';
import { getSendAllowance } from '~/domain/chat/send/get-send-allowance';
import { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { chatSettings } from '~/domain/chat/settings';
import { isAudible } from '~/domain/chat/speech/decide-speech';
import { idSchema, newId } from '~/domain/shared/ids';
import { personOf } from '~/domain/viewers/person-of';

/** What can be done to a message of one's own chat; null where there is none any more. */
export async function readMessageActs(
  { domain, viewer, speaksAloud }: AppLoadContext,
  told: Record<string, string>,
) {
  const person = personOf(viewer);
  const id = idSchema.safeParse(told['messageId']);
  const found = person && id.success ? await readOwnMessage(domain, person, id.data) : null;
  if (!found) return null;
  const allowance = person && (await getSendAllowance(domain, person));
  const { message, slug, name, isSetAside } = found;
  const isHeard = message.speech !== null && message.speech.state !== 'failed';
  const mayHear =
    speaksAloud && !isHeard && !found.isInDistress && person?.kind === 'user' && isAudible(message);
  const isLast = found.isLast && !isSetAside;
  const isMine = message.role === 'user';
  const isWords = message.details === null || message.details.type === 'reply';
  return {
    slug,
    /** The chat was set aside: it is read, and nothing is said in it. */
    setAside: isSetAside ? message.chatId : null,
    firstName: firstName(name),
    characterId: message.characterId,
    messageId: message.id,
    isMine,
    content: message.content,
    reaction: message.reaction,
    isLast,
    chatId: message.chatId,
    /** For the message by which the character is asked to go on: sent twice, it is still one. */
    goOnKey: newId(),
    allowance,
    /** What it costs to have it read; null where it is not, or was already. */
    hearPrice: mayHear ? (await domain.settings(chatSettings)).text_to_speech_price : null,
    /** Words of one's own that can be put otherwise. */
    isEditable: isMine && isLast && isWords,
  };
}
