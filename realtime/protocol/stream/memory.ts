import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { streamSection } from '../stream-section';

export const memoryStream = streamSection(60, {
  'memory.fact-kept.event': z.object({
    characterId: idSchema,
    factId: idSchema,
    text: z.string(),
  }),
});
