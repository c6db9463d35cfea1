import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** A service of ours has reported something, which is stored and to be applied. */
export const callbackReceived = defineEvent(
  'callbacks.callback-received',
  z.object({ callbackId: idSchema }),
);
