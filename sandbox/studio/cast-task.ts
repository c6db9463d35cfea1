import * as z from 'zod';
import { mediaNameSchema } from './character-media';
import { traitsSchema } from './traits';

/** One character's task for a worker. */
export const castTaskSchema = z.strictObject({
  slug: z.string(),
  traits: traitsSchema,
  wanted: z.array(mediaNameSchema),
});
