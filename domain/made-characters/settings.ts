import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { highestAge, lowestAge } from './choices';
import { longestVideoSeconds } from '../generations/schema';
import { portraitsOfCharacter } from './compose-portrait';

const count = z.number().int().nonnegative();
const seconds = z.number().int().positive();
const day = 24 * 3600;

/** Prices, limits and time limits of the characters that people make. */
export const madeCharactersSettings = defineSettings({
  created_min_age: z
    .number()
    .int()
    .min(lowestAge)
    .max(highestAge)
    .default(21)
    .describe('Lowest age of a created character; the table refuses less than 18.'),
  created_price: count
    .default(40)
    .describe('Price in tokens of a created character that is neither free nor included.'),
  created_free: count.default(1).describe('Number of created characters that are free per person.'),
  created_included_monthly: count
    .default(5)
    .describe('Number of created characters included in 30 days of Premium.'),
  created_open_limit: count
    .default(3)
    .describe('Maximum number of characters being made at once per person.'),
  created_day_limit: count
    .default(20)
    .describe('Maximum number of characters that a person orders within 24 hours.'),
  created_kept_limit: count
    .default(100)
    .describe('Maximum number of created characters per person without a subscription.'),
  created_kept_limit_subscriber: count
    .default(500)
    .describe('Maximum number of created characters per subscriber.'),
  created_portraits_needed: z
    .number()
    .int()
    .min(1)
    .max(portraitsOfCharacter)
    .default(3)
    .describe('Number of finished portraits without which a character counts as failed.'),
  created_portraits_price: count
    .default(4)
    .describe('Price in tokens of six other portraits of a created character.'),
  created_portraits_day_limit: count
    .default(10)
    .describe('Maximum number of times within 24 hours that a person orders other portraits.'),
  created_video_seconds: count
    .max(longestVideoSeconds)
    .default(4)
    .describe('Duration of the video preview of a created character in seconds; 0 for none.'),
  created_expires_seconds: seconds
    .default(3 * 3600)
    .describe('Seconds after which an unfinished character is given up and its price returned.'),
  created_lease_seconds: seconds
    .default(120)
    .describe('Seconds for which one worker has a character whose texts are judged and written.'),
  created_bio_max_tokens: seconds
    .default(220)
    .describe('Maximum length of a generated bio, in tokens of the language model.'),
  created_undo_seconds: seconds
    .default(7 * day)
    .describe('Seconds for which the deletion of a created character can be undone.'),
  created_deleted_kept_seconds: seconds
    .default(30 * day)
    .describe('Seconds after which the files and words of a deleted character are removed.'),
  created_anime: z
    .enum(['judged', 'always', 'never'])
    .default('judged')
    .describe(
      'When drawings (Anime) may be made: if a judge of drawings or our own studio is configured, always, or never.',
    ),
});
