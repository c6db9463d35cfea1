import { reactJob } from '~/jobs/chat/react.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.reactToMessage;

export const reactToMessage = defineCommand(
  name,
  clientToServer[name],
  async ({ enqueuer, person, requestId }, { messageId, reaction }) => {
    await enqueuer.enqueue(
      reactJob,
      { person, messageId, reaction, requestId },
      { isForGuest: person.kind === 'guest' },
    );
    return null;
  },
);
