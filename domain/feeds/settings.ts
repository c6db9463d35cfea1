import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();
const hours = z.number().int().positive();

/** Settings of the ranking, and the retention of its lists. */
export const feedsSettings = defineSettings({
  trending_refresh_seconds: seconds
    .default(300)
    .describe('Seconds between two computations of the trending list.'),
  trending_window_hours: hours
    .default(7 * 24)
    .describe('Hours of activity from which the trending list is computed.'),
  trending_half_life_hours: hours
    .default(24)
    .describe('Hours after which a like, an unlock or a view counts half in the trending list.'),
  trending_list_size: count.default(2000).describe('Maximum number of posts in the trending list.'),
  for_you_list_size: count.default(500).describe('Maximum number of posts in a person’s list.'),
  for_you_half_life_hours: hours
    .default(14 * 24)
    .describe('Hours after which an activity of a person counts half in their list.'),
  for_you_pause_seconds: seconds
    .default(5)
    .describe('Minimum number of seconds between two computations of a person’s list.'),
  for_you_refresh_seconds: seconds
    .default(900)
    .describe(
      'Age of a person’s list in seconds from which it is computed again when the person returns.',
    ),
  ranked_list_kept_seconds: seconds
    .default(3600)
    .describe('Seconds for which a replaced list is kept for people who are paging through it.'),
});
