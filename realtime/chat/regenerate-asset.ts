import { regeneratePhotoJob } from '~/jobs/chat/regenerate-photo.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.regenerateAsset;

export const regenerateAsset = defineCommand(
  name,
  clientToServer[name],
  async (call, { message: messageId, confirmedTokens: confirmed }) => {
    const { enqueuer, person, country, requestId } = call;
    if (person.kind === 'guest') return { statusCode: 404, message: 'Photo not found' };
    const isOverLimit = await call.isOverLimit();
    const asked = { userId: person.id, messageId, confirmed, country, isOverLimit };
    await enqueuer.enqueue(regeneratePhotoJob, { ...asked, requestId });
    return null;
  },
);
