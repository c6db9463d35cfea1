import * as z from 'zod';
import { defineSettings } from './define-settings';

const seconds = z.number().int().positive();

/** The retention of events in the outbox and in streams. */
export const outboxSettings = defineSettings({
  outbox_kept_seconds: seconds.default(3600),
  outbox_replay_seconds: seconds.default(300),
  /** The time for which an event that the leading release does not know is left to a newer one. */
  outbox_unknown_seconds: seconds.default(3600),
  outbox_dead_kept_seconds: seconds.default(30 * 24 * 3600),
  stream_events_kept: z.number().int().positive().default(500),
  /** The time for which Redis contains people's words unsealed. */
  stream_kept_seconds: seconds.default(3600),
});
