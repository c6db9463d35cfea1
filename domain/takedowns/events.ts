import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { takedownOutcomeSchema } from './schema';

/** Staff decided about a notice. */
export const noticeDecided = defineEvent(
  'takedowns.notice-decided',
  z.object({
    caseId: idSchema,
    reference: z.string(),
    recipient: z.object({ email: z.string(), locale: z.string() }),
    outcome: takedownOutcomeSchema,
  }),
);
