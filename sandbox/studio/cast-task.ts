import * as z from 'zod';
import { MEDIA_NAMES } from './character-media';
import { traitsSchema } from './traits';

/** One character's work for a worker. */
export const castTaskSchema = z.strictObject({
  slug: z.string(),
  traits: traitsSchema,
  wanted: z.array(z.enum(MEDIA_NAMES)),
});
export type CastTask = z.infer<typeof castTaskSchema>;
