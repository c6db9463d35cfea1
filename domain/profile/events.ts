import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { toldMetaSchema } from './schema';

/** What a user has seen of offers is now this. */
export const userMetaChanged = defineEvent(
  'accounts.meta-changed',
  z.object({ userId: idSchema, meta: toldMetaSchema }),
);

/** Whether a user's fan clubs renew by themselves was set. */
export const fanClubAutorenewSet = defineEvent(
  'accounts.fan-club-autorenew-set',
  z.object({ userId: idSchema }),
);
