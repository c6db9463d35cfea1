import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();

/** The settings for listing, sending and keeping notices. */
export const notificationsSettings = defineSettings({
  notification_page_size: count.max(100).default(20),
  notification_kept_seconds: seconds.default(90 * 24 * 3600),
  /** Followers are not notified of posts and stories older than this. */
  publication_news_seconds: seconds.default(24 * 3600),
  offer_notice_seconds: seconds.default(7 * 24 * 3600),
  /** The hour of the person's own day at which digests are sent. */
  digest_hour: z.number().int().min(0).max(23).default(9),
  /** The time for which a push service keeps a message for an unreachable device. */
  push_ttl_seconds: seconds.default(24 * 3600),
  push_devices_per_person: count.default(10),
  /** The number of consecutive refusals after which a device is deleted. */
  push_failures_allowed: count.default(5),
});
