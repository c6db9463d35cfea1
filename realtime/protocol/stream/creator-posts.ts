import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { streamSection } from '../stream-section';

export const creatorPostsStream = streamSection(78, {
  /** The pictures of one request for a creator's post are made; `assets` are those that can be used. */
  ImagesPostImagesGeneratedEvent: z.object({
    requestId: idSchema,
    postId: idSchema,
    assets: z.array(z.object({ _id: idSchema })),
  }),
});
