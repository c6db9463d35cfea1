import * as z from 'zod';
import { streamSection } from '../stream-section';

export const notificationsStream = streamSection(32, {
  /** An update for the bell of every open page; a tab in the background shows the new notice. */
  'notifications.updated.event': z.object({
    /** The number of unread notices; 100 means 100 or more. */
    unread: z.number().int().nonnegative(),
    /** The new notice that a desktop may show. */
    notificationId: z.uuid().nullable(),
  }),
});
