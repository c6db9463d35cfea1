import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();
const hours = z.number().int().positive();
const pageSize = z.number().int().min(1).max(50);

/** Settings of the ranking, and the retention of its lists. */
export const feedsSettings = defineSettings({
  explorer_page_size: pageSize.default(10),
  /** Seconds before the trending list is renewed, and hours that it covers. */
  trending_refresh_seconds: seconds.default(300),
  trending_window_hours: hours.default(7 * 24),
  /** Hours after which a like, an unlock or a view counts half. */
  trending_half_life_hours: hours.default(24),
  trending_list_size: count.default(2000),
  for_you_list_size: count.default(500),
  for_you_half_life_hours: hours.default(14 * 24),
  /** The minimum number of seconds between two lists of a person. */
  for_you_pause_seconds: seconds.default(5),
  /** Seconds after which a list is renewed when its person returns, to include new posts. */
  for_you_refresh_seconds: seconds.default(900),
  /** Seconds that a list is kept after it is no longer the latest, for users who are paging through it. */
  ranked_list_kept_seconds: seconds.default(3600),
});
