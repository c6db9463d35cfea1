import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();

/** How notices are listed, sent and kept. */
export const notificationsSettings = defineSettings({
  notification_page_size: count.max(100).default(20),
  notification_kept_seconds: seconds.default(90 * 24 * 3600),
  /** A post or story that is older is no news to followers any more. */
  publication_news_seconds: seconds.default(24 * 3600),
  offer_notice_seconds: seconds.default(7 * 24 * 3600),
  /** The hour of the person's own day at which digests are sent. */
  digest_hour: z.number().int().min(0).max(23).default(9),
  /** How long a push service keeps what a device cannot be told yet. */
  push_ttl_seconds: seconds.default(24 * 3600),
  push_devices_per_person: count.default(10),
  /** Refusals in a row after which a device is taken for gone. */
  push_failures_allowed: count.default(5),
});
