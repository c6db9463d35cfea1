import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();
const hours = z.number().int().positive();
const pageSize = z.number().int().min(1).max(50);

/** How posts are ranked, and how long their lists are kept. */
export const feedsSettings = defineSettings({
  explorer_page_size: pageSize.default(10),
  /** How often what trends is reckoned anew, and from how far back. */
  trending_refresh_seconds: seconds.default(300),
  trending_window_hours: hours.default(7 * 24),
  /** After so long a like, an unlock or a view counts half. */
  trending_half_life_hours: hours.default(24),
  trending_list_size: count.default(2000),
  for_you_list_size: count.default(500),
  for_you_half_life_hours: hours.default(14 * 24),
  /** A person's list is made anew at most once in so many seconds. */
  for_you_pause_seconds: seconds.default(5),
  /** A list this old is made anew when its person comes back, for what was posted meanwhile. */
  for_you_refresh_seconds: seconds.default(900),
  /** How long a list that is no longer the latest is kept for those who page through it. */
  ranked_list_kept_seconds: seconds.default(3600),
});
