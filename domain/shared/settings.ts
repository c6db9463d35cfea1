import * as z from 'zod';
import { defineSettings } from './define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();

/** The retention of events in the outbox and in streams. */
export const outboxSettings = defineSettings({
  outbox_kept_seconds: seconds
    .default(3600)
    .describe('Seconds for which published events stay in the outbox.'),
  outbox_replay_seconds: seconds
    .default(300)
    .describe(
      'Seconds of events that are published again after Redis was restarted; read at the start of a process.',
    ),
  outbox_unknown_seconds: seconds
    .default(3600)
    .describe(
      'Seconds for which an event that the leading release does not define waits for a newer release; read at the start of a process.',
    ),
  outbox_dead_kept_seconds: seconds
    .default(30 * 24 * 3600)
    .describe('Seconds for which events that cannot be published are kept.'),
  stream_events_kept: positive
    .default(500)
    .describe('Events per person kept for replay; read at the start of a process.'),
  stream_kept_seconds: seconds
    .default(3600)
    .describe(
      'Seconds for which Redis keeps events for replay, unencrypted; read at the start of a process.',
    ),
});
