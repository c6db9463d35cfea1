import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';

/** The fields of an answer to a person: a canned answer, or own words. */
export const answerFields = z.object({
  canned: idSchema.optional(),
  text: wordsSchema().max(5000).meta({ field: 'text-area' }).optional(),
});
