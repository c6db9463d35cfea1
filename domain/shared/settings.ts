import * as z from 'zod';
import { defineSettings } from './define-settings';

const seconds = z.number().int().positive();

/** How long events are kept, in the outbox and in streams. */
export const outboxSettings = defineSettings({
  outbox_kept_seconds: seconds.default(3600),
  outbox_replay_seconds: seconds.default(300),
  /** How long an event that the leading release does not know is left to a newer one. */
  outbox_unknown_seconds: seconds.default(3600),
  outbox_dead_kept_seconds: seconds.default(30 * 24 * 3600),
  stream_events_kept: z.number().int().positive().default(500),
  /** Redis holds what people say in clear for as long. */
  stream_kept_seconds: seconds.default(3600),
});
