import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** Somebody is told of something. */
export const noticeTold = defineEvent(
  'notifications.told',
  z.object({
    userId: idSchema,
    notificationId: idSchema,
    factId: idSchema,
    /** Notices that are unread now, this one among them where it is listed. */
    unread: z.number().int().nonnegative(),
    isPushed: z.boolean(),
    /** Whether a tab that is open and out of sight may show it. */
    isForDesktop: z.boolean(),
  }),
);

/** Somebody has read one or all; so many are left. */
export const noticesRead = defineEvent(
  'notifications.read',
  z.object({ userId: idSchema, unread: z.number().int().nonnegative() }),
);

/** How many notices of what waited, to be told by mail. */
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
