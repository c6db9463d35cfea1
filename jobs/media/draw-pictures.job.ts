import * as z from 'zod';
import { drawingSchema } from '~/domain/media/schema';
import { defineJob } from '../definition.job';

/** Draws the pictures of one recipe. */
export const drawPicturesJob = defineJob({
  queue: 'media',
  name: 'draw-pictures',
  payload: drawingSchema.extend({
    /** A name for people who inspect the queue; one job per name waits at a time. */
    of: z.string(),
    requestId: z.string(),
  }),
  attempts: 8,
  backoffMs: 1_000,
  onePer: ({ of }) => of,
});
