import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** A person is notified of a fact. */
export const noticeWritten = defineEvent(
  'notifications.told',
  z.object({
    userId: idSchema,
    notificationId: idSchema,
    factId: idSchema,
    /** The number of unread notices, including this one if it is listed. */
    unread: z.number().int().nonnegative(),
    isPushed: z.boolean(),
    /** True when an open tab in the background may show it. */
    isForDesktop: z.boolean(),
  }),
);

/** A person has read one notice or all of them; `unread` is the number that is left. */
export const noticesRead = defineEvent(
  'notifications.read',
  z.object({ userId: idSchema, unread: z.number().int().nonnegative() }),
);

/** A digest mail is due, with the number of unread notices per group. */
export const digestDue = defineEvent(
  'notifications.digest-due',
  z.object({
    email: z.string(),
    locale: z.string(),
    rhythm: z.enum(['daily', 'weekly']),
    messages: z.number().int().nonnegative(),
    publications: z.number().int().nonnegative(),
    offers: z.number().int().nonnegative(),
  }),
);
