import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { streamSection } from '../stream-section';

export const madeCharactersStream = streamSection(75, {
  /** A piece of a character is finished. */
  'characters.character-progress.event': z.object({
    characterId: idSchema,
    step: z.enum(['texts', 'bio', 'portraits']),
    progress: z.number().int().min(0).max(100),
  }),
  /** A character is made and can be talked with. */
  'characters.character-generated.event': z.object({ characterId: idSchema, slug: z.string() }),
  /** A character could not be made; its tokens were returned. */
  'characters.character-failed.event': z.object({
    characterId: idSchema,
    reason: z.enum(['refused', 'unavailable', 'unfinished', 'stopped']),
  }),
});
