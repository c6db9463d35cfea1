import { markListenedJob } from '~/jobs/chat/mark-listened.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.markVoiceMessageListened;

export const markVoiceMessageListened = defineCommand(
  name,
  clientToServer[name],
  async ({ enqueuer, person, requestId }, { messageId }) => {
    await enqueuer.enqueue(
      markListenedJob,
      { person, messageId, requestId },
      { isForGuest: person.kind === 'guest' },
    );
    return null;
  },
);
