import { unlockPhotoJob } from '~/jobs/chat/unlock-photo.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.unlockPrivatePhoto;

export const unlockPrivatePhoto = defineCommand(
  name,
  clientToServer[name],
  async ({ enqueuer, person, country, requestId }, { messageId, price, confirmedTokens }) => {
    if (person.kind === 'guest') return { statusCode: 404, message: 'Photo not found' };
    const wanted = { userId: person.id, messageId, price, confirmed: confirmedTokens, country };
    await enqueuer.enqueue(unlockPhotoJob, { ...wanted, requestId });
    return null;
  },
);
