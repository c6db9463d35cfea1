import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** Enough was said in a chat since it was looked through last. */
export const memoryDue = defineEvent('memory.due', z.object({ chatId: idSchema }));

/** A character keeps something the person has told. */
export const factKept = defineEvent(
  'memory.fact-kept',
  z.object({ chatId: idSchema, characterId: idSchema, factId: idSchema, text: z.string() }),
  { holdsWords: true },
);
