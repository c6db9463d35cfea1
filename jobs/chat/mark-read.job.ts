import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

const readMarkSchema = z.object({ person: personSchema, chatId: idSchema });
/** A person has seen everything in a chat up to now. */
export type ReadMark = z.infer<typeof readMarkSchema>;

/** Stores a batch of read marks collected within a moment. */
export const markReadJob = defineJob({
  queue: 'chat',
  name: 'mark-read',
  payload: z.object({ marks: z.array(readMarkSchema).min(1) }),
});
