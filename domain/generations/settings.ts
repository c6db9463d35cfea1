import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { longestVideoSeconds } from './schema';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();
const count = z.number().int().nonnegative();

/** Time limits, quantity limits and costs of media that providers generate. */
export const generationsSettings = defineSettings({
  generation_expires_seconds: seconds
    .default(2 * 3600)
    .describe(
      'Seconds after which an unfinished photo or video is refunded; its provider may be unavailable for most of them.',
    ),
  speech_expires_seconds: seconds
    .default(300)
    .describe('Seconds after which unfinished speech is refunded.'),
  generation_lease_seconds: seconds
    .default(150)
    .describe(
      'Seconds for which one worker has an order; also the longest response time of a provider.',
    ),
  generation_open_limit: count
    .default(2)
    .describe('Maximum number of open orders of one kind per person without a subscription.'),
  generation_open_limit_subscriber: count
    .default(4)
    .describe('Maximum number of open orders of one kind per subscriber.'),
  generation_day_limit: count
    .default(20)
    .describe(
      'Maximum number of orders of one kind within 24 hours per person without a subscription.',
    ),
  generation_day_limit_subscriber: count
    .default(60)
    .describe('Maximum number of orders of one kind within 24 hours per subscriber.'),
  photo_usual_seconds: seconds
    .default(20)
    .describe('Usual seconds to generate a photo, for the displayed progress.'),
  photo_max_bytes: positive
    .default(20_000_000)
    .describe('Maximum size of a generated photo in bytes.'),
  speech_max_seconds: seconds
    .default(300)
    .describe('Maximum duration of generated speech in seconds.'),
  video_seconds: seconds
    .max(longestVideoSeconds)
    .default(6)
    .describe('Duration of an ordered video in seconds.'),
  video_usual_seconds: seconds
    .default(120)
    .describe('Usual seconds to generate a video, for the displayed progress.'),
  video_max_bytes: positive
    .default(60_000_000)
    .describe('Maximum size of a generated video in bytes.'),
  video_cost_micros: count
    .default(0)
    .describe(
      'Our cost of a video in millionths of a US dollar, if its provider does not report one.',
    ),
  photo_cost_micros: count
    .default(0)
    .describe(
      'Our cost of a photo in millionths of a US dollar, if its provider does not report one.',
    ),
});
