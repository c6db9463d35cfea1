import { speakJob } from '~/jobs/chat/speak.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.textToSpeech;

export const textToSpeech = defineCommand(
  name,
  clientToServer[name],
  async ({ enqueuer, person, country, requestId }, { messageId, confirmedTokens }) => {
    await enqueuer.enqueue(
      speakJob,
      { person, messageId, country, confirmed: confirmedTokens, requestId },
      { isForGuest: person.kind === 'guest' },
    );
    return null;
  },
);
