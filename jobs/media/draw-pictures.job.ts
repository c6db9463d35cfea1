import * as z from 'zod';
import { drawingSchema } from '~/domain/media/schema';
import { defineJob } from '../definition.job';

/** Have pictures drawn that stand together in one recipe. */
export const drawPicturesJob = defineJob({
  queue: 'media',
  name: 'draw-pictures',
  payload: drawingSchema.extend({
    /** What is drawn, for whoever looks at the queue; one job of a name waits at a time. */
    of: z.string(),
    requestId: z.string(),
  }),
  attempts: 8,
  backoffMs: 1_000,
  onePer: ({ of }) => of,
});
