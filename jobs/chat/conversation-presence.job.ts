import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

/** A person has a conversation in view. */
export const conversationOpenedJob = defineJob({
  queue: 'chat',
  name: 'conversation-opened',
  payload: z.object({ person: personSchema, characterId: idSchema, requestId: z.string() }),
});

/** A person has left the conversation they had in view. */
export const conversationClosedJob = defineJob({
  queue: 'chat',
  name: 'conversation-closed',
  payload: z.object({ person: personSchema, requestId: z.string() }),
});
