import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Judges the texts of an ordered character, or has its bio written. The sweep finds lost ones. */
export const advanceMakingJob = defineJob({
  queue: 'memory',
  name: 'advance-making',
  payload: z.object({ characterId: idSchema }),
  attempts: 3,
  backoffMs: 2_000,
  onePer: ({ characterId }) => characterId,
});
