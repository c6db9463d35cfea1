import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** An order must be processed: it was placed, or its provider reports a result. */
export const generationDue = defineEvent('generations.due', z.object({ generationId: idSchema }));
