import { unlockAudioJob } from '~/jobs/chat/unlock-audio.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.unlockPrivateAudio;

export const unlockPrivateAudio = defineCommand(
  name,
  clientToServer[name],
  async ({ enqueuer, person, country, requestId }, { messageId, confirmedTokens }) => {
    await enqueuer.enqueue(
      unlockAudioJob,
      { person, messageId, country, confirmed: confirmedTokens, requestId },
      { isForGuest: person.kind === 'guest' },
    );
    return null;
  },
);
