import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { defineEvent } from '../shared/outbox/event';

/** None of the pictures of a request is waiting any more; `done` says how many can be used. */
export const postImagesEnded = defineEvent(
  'creator-posts.images-ended',
  z.object({
    userId: idSchema,
    postId: idSchema,
    requestId: idSchema,
    /** The pictures that can be used, in order. */
    imageIds: z.array(idSchema),
  }),
);
