import * as z from 'zod';
import { messageDetailsSchema } from '~/domain/chat/messages/message-details';
import { isMoment } from '~/domain/chat/messages/note-moment';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Adds a person's action elsewhere to their chat with the character. */
export const noteMomentJob = defineJob({
  queue: 'chat',
  name: 'note-moment',
  payload: z.object({
    userId: idSchema,
    characterId: idSchema,
    moment: messageDetailsSchema.refine(isMoment),
    key: z.string(),
    requestId: z.string(),
  }),
});
