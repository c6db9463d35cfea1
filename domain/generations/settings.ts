import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { longestVideoSeconds } from './schema';

const seconds = z.number().int().positive();
const count = z.number().int().nonnegative();

/** How long media may take that outside parties make, how much of it, and what it costs us. */
export const generationsSettings = defineSettings({
  /** After this what was not made is given back; a party may be away for most of it. */
  generation_expires_seconds: seconds.default(2 * 3600),
  /** The same of what is read aloud: somebody waits to hear it. */
  speech_expires_seconds: seconds.default(300),
  /** How long whoever looks after an order has it to themselves; the longest a party may take to answer. */
  generation_lease_seconds: seconds.default(150),
  generation_poll_seconds: seconds.default(5),
  generation_away_seconds: seconds.default(5),
  generation_longest_away_seconds: seconds.default(120),
  /** How often something is begun anew that came to nothing. */
  generation_most_spoilt: count.default(2),
  /** Orders of one kind that a person has open at a time. */
  generation_open_limit: count.default(2),
  generation_open_limit_subscriber: count.default(4),
  /** Orders of one kind within 24 hours. */
  generation_day_limit: count.default(20),
  generation_day_limit_subscriber: count.default(60),
  /** How long a photo usually takes, which its progress is told by. */
  photo_usual_seconds: seconds.default(20),
  /** The largest file of a photo that is taken, in bytes. */
  photo_max_bytes: z.number().int().positive().default(20_000_000),
  /** The longest speech that is kept, in seconds. */
  speech_max_seconds: seconds.default(300),
  /** How long a video is to be, in seconds. */
  video_seconds: seconds.max(longestVideoSeconds).default(6),
  /** How long it usually takes to make one. */
  video_usual_seconds: seconds.default(120),
  /** The largest file of a video that is taken, in bytes. */
  video_max_bytes: z.number().int().positive().default(60_000_000),
  /** What a video costs us where its party does not say, in millionths of a dollar. */
  video_cost_micros: count.default(0),
  /** What a photo costs us where its party does not say, in millionths of a dollar. */
  photo_cost_micros: count.default(0),
});
