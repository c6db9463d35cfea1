import type { PictureMedia } from '~/domain/chat/gallery/parts';
import { unlockPictureJob } from '~/jobs/chat/unlock-picture.job';
import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

type UnlockCommand =
  typeof clientCommand.unlockPrivatePhoto | typeof clientCommand.unlockPrivateVideo;

/** Opens what a character sent locked, if it is of that kind; a visitor is sent nothing locked. */
const unlockCommand = (name: UnlockCommand, media: PictureMedia) =>
  defineCommand(
    name,
    clientToServer[name],
    async ({ enqueuer, person, country, requestId }, { messageId, price, confirmedTokens }) => {
      if (person.kind === 'guest') return { statusCode: 404, message: `${media} not found` };
      const agreed = { price, confirmed: confirmedTokens };
      const wanted = { userId: person.id, messageId, media, ...agreed, country };
      await enqueuer.enqueue(unlockPictureJob, { ...wanted, requestId });
      return null;
    },
  );

export const unlockPrivatePhoto = unlockCommand(clientCommand.unlockPrivatePhoto, 'Photo');
export const unlockPrivateVideo = unlockCommand(clientCommand.unlockPrivateVideo, 'Video');
