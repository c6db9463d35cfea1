import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { longestVideoSeconds } from './schema';

const seconds = z.number().int().positive();
const count = z.number().int().nonnegative();

/** Time limits, quantity limits and costs of media that providers generate. */
export const generationsSettings = defineSettings({
  /** Seconds before an unfinished order is refunded. Its provider may be unavailable for most of that. */
  generation_expires_seconds: seconds.default(2 * 3600),
  /** The same for speech, which is shorter because a person waits to hear it. */
  speech_expires_seconds: seconds.default(300),
  /** Seconds of a worker's lease, and the longest response time of a provider. */
  generation_lease_seconds: seconds.default(150),
  generation_poll_seconds: seconds.default(5),
  generation_away_seconds: seconds.default(5),
  generation_longest_away_seconds: seconds.default(120),
  /** The number of new attempts after unusable results. */
  generation_most_spoilt: count.default(2),
  /** The maximum number of open orders of one kind per person. */
  generation_open_limit: count.default(2),
  generation_open_limit_subscriber: count.default(4),
  /** The maximum number of orders of one kind per person within 24 hours. */
  generation_day_limit: count.default(20),
  generation_day_limit_subscriber: count.default(60),
  /** The usual seconds to generate a photo, used for the displayed progress. */
  photo_usual_seconds: seconds.default(20),
  /** The maximum size of a photo file in bytes. */
  photo_max_bytes: z.number().int().positive().default(20_000_000),
  /** The maximum duration of speech in seconds. */
  speech_max_seconds: seconds.default(300),
  /** The duration of an ordered video in seconds. */
  video_seconds: seconds.max(longestVideoSeconds).default(6),
  /** The usual seconds to generate a video. */
  video_usual_seconds: seconds.default(120),
  /** The maximum size of a video file in bytes. */
  video_max_bytes: z.number().int().positive().default(60_000_000),
  /** Our cost of a video if its provider does not report one, in millionths of a dollar. */
  video_cost_micros: count.default(0),
  /** Our cost of a photo if its provider does not report one, in millionths of a dollar. */
  photo_cost_micros: count.default(0),
});
