import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { accountStateSchema } from './schema';

/** A user was warned, suspended, terminated or reinstated. */
export const accountStateChanged = defineEvent(
  'accounts.state-changed',
  z.object({ userId: idSchema, state: accountStateSchema }),
);
