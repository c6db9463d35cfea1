import { sendMessageJob } from '~/jobs/chat/send-message.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.sendTip;

export const sendTip = defineCommand(name, clientToServer[name], async (call, tip) => {
  const { context, enqueuer, person, country, language, requestId } = call;
  await enqueuer.enqueue(
    sendMessageJob,
    {
      person,
      country,
      language,
      isOverLimit: await call.isOverLimit(),
      characterId: tip.characterId,
      idempotencyKey: tip.idempotencyKey,
      tip: tip.tipAmount,
      confirmed: tip.confirmedTokens,
      sealedContent: context.seal.seal(tip.content ?? ''),
      requestId,
    },
    { isForGuest: person.kind === 'guest' },
  );
  return null;
});
