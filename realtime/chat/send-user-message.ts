import { sendMessageJob } from '~/jobs/chat/send-message.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { attemptId } from './attempt-id';
import { defineCommand } from './command';

const name = clientCommand.sendUserMessage;

export const sendUserMessage = defineCommand(name, clientToServer[name], async (call, message) => {
  const { context, enqueuer, person, country, requestId } = call;
  const { message_max_length } = await context.settings();
  if (message.content.length > message_max_length) {
    return { statusCode: 400, message: 'message is too long' };
  }
  await enqueuer.enqueue(
    sendMessageJob,
    {
      person,
      country,
      characterId: message.recipient,
      idempotencyKey: message.idempotencyKey,
      sealedContent: context.seal.seal(message.content),
      requestId,
    },
    { jobId: attemptId(person.id, message.idempotencyKey, context.now(), call.attemptWindowMs) },
  );
  return null;
});
