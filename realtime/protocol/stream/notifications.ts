import * as z from 'zod';
import { streamSection } from '../stream-section';

export const notificationsStream = streamSection(32, {
  /** For the bell of every open page, and a tab out of sight that shows the new one. */
  'notifications.updated.event': z.object({
    /** Notices that are unread; 100 stands for any number above. */
    unread: z.number().int().nonnegative(),
    /** A new one that a desktop may show. */
    notificationId: z.uuid().nullable(),
  }),
});
