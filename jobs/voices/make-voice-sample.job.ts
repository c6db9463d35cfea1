import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Reads a character's greeting aloud in their voice. */
export const makeVoiceSampleJob = defineJob({
  queue: 'media',
  name: 'make-voice-sample',
  payload: z.object({ characterId: idSchema, requestId: z.string() }),
  attempts: 4,
  backoffMs: 2_000,
  onePer: ({ characterId }) => characterId,
});
