import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** A chat has enough new messages since its last reading. */
export const memoryDue = defineEvent('memory.due', z.object({ chatId: idSchema }));

/** A character has stored a fact about the person. */
export const factKept = defineEvent(
  'memory.fact-kept',
  z.object({ chatId: idSchema, characterId: idSchema, factId: idSchema, text: z.string() }),
  { holdsWords: true },
);
