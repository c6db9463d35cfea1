import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();

/** The limits and retention of characters' memories. */
export const memorySettings = defineSettings({
  /** The number of a person's messages that are read for facts together; fewer wait for a pause. */
  memory_batch_messages: count.default(2),
  /** The pause after which fewer messages are read as well. */
  memory_pause_seconds: seconds.default(90),
  /** The maximum number of facts per chat; above it the oldest facts from messages are removed. */
  memory_max_facts: count.max(1000).default(200),
  memory_facts_max_tokens: count.default(500),
  /** The duration of the lease of a run that reads a chat. */
  memory_lease_seconds: seconds.default(90),
  /** The minimum number of messages of both sides for a diary entry. */
  diary_min_messages: count.default(8),
  /** The pause after which a conversation has ended. */
  diary_pause_seconds: seconds.default(1800),
  diary_max_entries: count.max(1000).default(100),
  diary_max_tokens: count.default(220),
  /**
   * The number of failed model calls after which an entry is left out. `diary_retry_seconds` is the wait
   * between two calls.
   */
  diary_max_failures: count.default(4),
  diary_retry_seconds: seconds.default(900),
  /** The time in which a forgotten fact or entry can be restored. */
  memory_undo_seconds: seconds.default(60),
  /** The time for which a replaced fact is kept. */
  memory_superseded_kept_seconds: seconds.default(30 * 24 * 3600),
});
