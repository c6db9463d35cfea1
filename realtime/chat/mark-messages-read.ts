import { markReadJob } from '~/jobs/chat/mark-read.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.markMessagesRead;

/** Without a job id: a second mark may follow a message that came after the first. */
export const markMessagesRead = defineCommand(
  name,
  clientToServer[name],
  async (call, { chatId }) => {
    const { enqueuer, person, requestId } = call;
    await enqueuer.enqueue(
      markReadJob,
      { person, chatId, requestId },
      { isForGuest: person.kind === 'guest' },
    );
    return null;
  },
);
