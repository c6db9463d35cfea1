import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** An order is to be looked after: it was placed, or its party says that something came of it. */
export const generationDue = defineEvent('generations.due', z.object({ generationId: idSchema }));
