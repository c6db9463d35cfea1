import {
  characterMessageSent,
  chatFailed,
  messageRejected,
  userMessageSent,
} from '~/domain/chat/events';
import { serverEvent } from '~/realtime/protocol/names';
import { onEvent, request, type EventMeta, type Publication } from '../relay/subscriber';
import { writeReplyJob } from '../replies/write-reply.job';

function toChats(
  meta: EventMeta,
  name: string,
  payload: Record<string, unknown>,
): { publications: Publication[] } {
  if (!meta.personId) return { publications: [] };
  return { publications: [{ personId: meta.personId, channel: 'chats', name, payload }] };
}

export const chatSubscribers = [
  onEvent(userMessageSent, ({ chatId, characterId, message, ...event }, meta) => ({
    ...toChats(meta, serverEvent.userMessageSent, { characterId, message }),
    jobs:
      event.isRepeat || event.isAnswered
        ? []
        : [
            request(
              writeReplyJob,
              { chatId, requestId: meta.requestId },
              { isForGuest: event.isGuest },
            ),
          ],
  })),
  onEvent(messageRejected, (payload, meta) =>
    toChats(meta, serverEvent.rejectedMessageError, payload),
  ),
  onEvent(chatFailed, (payload, meta) => toChats(meta, serverEvent.chatError, payload)),
  onEvent(characterMessageSent, ({ characterId, characterName, message }, meta) =>
    toChats(meta, serverEvent.characterMessageSent, {
      characterId,
      message,
      additional: { character: { name: characterName } },
    }),
  ),
];
