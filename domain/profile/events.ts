import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { presentedMetaSchema } from './schema';

/** The record of offers that a user has seen has changed. */
export const userMetaChanged = defineEvent(
  'accounts.meta-changed',
  z.object({ userId: idSchema, meta: presentedMetaSchema }),
);

/** The automatic renewal of a user's fan clubs was set. */
export const fanClubAutorenewSet = defineEvent(
  'accounts.fan-club-autorenew-set',
  z.object({ userId: idSchema }),
);
