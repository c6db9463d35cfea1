import { suggestRepliesJob } from '~/jobs/chat/suggest-replies.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.suggestReplies;

export const suggestReplies = defineCommand(
  name,
  clientToServer[name],
  async ({ enqueuer, person, requestId }, { characterId }) => {
    await enqueuer.enqueue(
      suggestRepliesJob,
      { person, characterId, requestId },
      { isForGuest: person.kind === 'guest' },
    );
    return null;
  },
);
