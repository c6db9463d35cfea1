import * as z from 'zod';
import { defineEvent } from '../shared/event';
import { idSchema } from '../shared/ids';

/** A character keeps something the person has told. */
export const factKept = defineEvent(
  'memory.fact-kept',
  z.object({ chatId: idSchema, characterId: idSchema, factId: idSchema, text: z.string() }),
  { holdsWords: true },
);
