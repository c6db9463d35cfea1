import { sendMessageJob } from '~/jobs/chat/send-message.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.sendUserMessage;

export const sendUserMessage = defineCommand(name, clientToServer[name], async (call, message) => {
  const { context, enqueuer, person, country, language, requestId } = call;
  await enqueuer.enqueue(
    sendMessageJob,
    {
      person,
      country,
      language,
      isOverLimit: await call.isOverLimit(),
      characterId: message.recipient,
      chatId: message.chatId,
      idempotencyKey: message.idempotencyKey,
      confirmed: message.confirmedTokens,
      forToday: message.forToday,
      replyTo: message.replyTo,
      storyId: message.storyId,
      isAudioRequest: message.type === 'audio_request',
      sealedContent: context.seal.seal(message.content),
      requestId,
    },
    { isForGuest: person.kind === 'guest' },
  );
  return null;
});
