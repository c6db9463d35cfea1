import {
  conversationClosedJob,
  conversationOpenedJob,
} from '~/jobs/chat/conversation-presence.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const opened = clientCommand.userOpenedConversation;
const closed = clientCommand.userClosedConversation;

export const openConversation = defineCommand(
  opened,
  clientToServer[opened],
  async ({ enqueuer, person, requestId }, { characterId }) => {
    await enqueuer.enqueue(
      conversationOpenedJob,
      { person, characterId, requestId },
      { isForGuest: person.kind === 'guest' },
    );
    return null;
  },
);

export const closeConversation = defineCommand(
  closed,
  clientToServer[closed],
  async ({ enqueuer, person, requestId }) => {
    await enqueuer.enqueue(
      conversationClosedJob,
      { person, requestId },
      { isForGuest: person.kind === 'guest' },
    );
    return null;
  },
);
