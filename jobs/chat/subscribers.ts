import {
  characterMessageSent,
  chatFailed,
  messageRejected,
  userMessageSent,
} from '~/domain/chat/events';
import { serverEvent } from '~/realtime/protocol/names';
import { toChats } from '~/realtime/protocol/publication';
import type { ServerPayloads } from '~/realtime/protocol/server-to-client';
import { onEvent, request, type EventMeta } from '../relay/subscriber';
import { writeReplyJob } from '../replies/write-reply.job';

/** What nobody is named for, nobody is told. */
function tell<Name extends keyof ServerPayloads>(
  { personId }: EventMeta,
  name: Name,
  payload: ServerPayloads[Name],
) {
  return { publications: personId === null ? [] : [toChats(personId, name, payload)] };
}

export const chatSubscribers = [
  onEvent(userMessageSent, ({ chatId, characterId, message, ...event }, meta) => ({
    ...tell(meta, serverEvent.userMessageSent, { characterId, message }),
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
    tell(meta, serverEvent.rejectedMessageError, payload),
  ),
  onEvent(chatFailed, (payload, meta) => tell(meta, serverEvent.chatError, payload)),
  onEvent(characterMessageSent, ({ characterId, characterName, message }, meta) =>
    tell(meta, serverEvent.characterMessageSent, {
      characterId,
      message,
      additional: { character: { name: characterName } },
    }),
  ),
];
