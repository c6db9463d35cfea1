import * as z from 'zod';
import { unrenderedSchema } from '~/domain/media/schema';
import { defineJob } from '../definition.job';

/** Creates the renditions of one asset or story. */
export const renderOriginalJob = defineJob({
  queue: 'media',
  name: 'render-original',
  payload: unrenderedSchema.extend({ requestId: z.string() }),
  attempts: 4,
  backoffMs: 2_000,
});
