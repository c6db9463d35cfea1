import type { AppLoadContext } from '@remix-run/node';
import { firstName } from '~/domain/characters/first-name';
import { getSendAllowance } from '~/domain/chat/send/get-send-allowance';
import { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { chatSettings } from '~/domain/chat/settings';
import { isAudible } from '~/domain/chat/speech/decide-speech';
import { idSchema, newId } from '~/domain/shared/ids';
import { personOf } from '~/domain/viewers/person-of';

/** Returns the possible actions for a message in the person's chat; null if it no longer exists. */
export async function readMessageActs(
  { domain, viewer, speaksAloud }: AppLoadContext,
  params: Record<string, string>,
) {
  const person = personOf(viewer);
  const id = idSchema.safeParse(params['messageId']);
  const found = person && id.success ? await readOwnMessage(domain, person, id.data) : null;
  if (!found) return null;
  const allowance = person && (await getSendAllowance(domain, person));
  const { message, slug, name, isSetAside } = found;
  const isSpeechOrdered = message.speech !== null && message.speech.state !== 'failed';
  const mayOrderSpeech =
    speaksAloud &&
    !isSpeechOrdered &&
    !found.isInDistress &&
    person?.kind === 'user' &&
    isAudible(message);
  const isLast = found.isLast && !isSetAside;
  const isMine = message.role === 'user';
  const isWords = message.details === null || message.details.type === 'reply';
  return {
    slug,
    /** A chat that was set aside is read-only. */
    setAside: isSetAside ? message.chatId : null,
    firstName: firstName(name),
    characterId: message.characterId,
    messageId: message.id,
    isMine,
    content: message.content,
    reaction: message.reaction,
    isLast,
    chatId: message.chatId,
    /** The key of the message that lets the character continue; sent twice, it is one message. */
    goOnKey: newId(),
    allowance,
    /** The price of speech for the message; null if speech is not available or was already ordered. */
    speechPrice: mayOrderSpeech ? (await domain.settings(chatSettings)).text_to_speech_price : null,
    /** True for the person's own text that can be edited. */
    isEditable: isMine && isLast && isWords,
  };
}
