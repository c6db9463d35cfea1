import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

/** Somebody's turn has come, and lines that they could say are wanted now or not at all. */
export const suggestRepliesJob = defineJob({
  queue: 'memory',
  name: 'suggest-replies',
  payload: z.object({ person: personSchema, characterId: idSchema, requestId: z.string() }),
  attempts: 1,
  onePer: ({ person, characterId }) => `${person.id}-${characterId}`,
});
