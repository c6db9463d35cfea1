import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();

/** What characters keep of what they are told, and for how long. */
export const memorySettings = defineSettings({
  /** Messages of a person that are looked through for facts together; fewer wait for a pause. */
  memory_batch_messages: count.default(2),
  /** A pause after which fewer are looked through as well. */
  memory_pause_seconds: seconds.default(90),
  /** Facts of one chat; beyond them the oldest that were told leave. */
  memory_max_facts: count.max(1000).default(200),
  memory_facts_max_tokens: count.default(500),
  /** How long whoever looks through a chat has it to themselves. */
  memory_lease_seconds: seconds.default(90),
  /** Messages of both that an entry of the diary takes at least. */
  diary_min_messages: count.default(8),
  /** A pause that ends a conversation. */
  diary_pause_seconds: seconds.default(1800),
  diary_max_entries: count.max(1000).default(100),
  diary_max_tokens: count.default(220),
  /** How often the model is asked for an entry before it is left out, and after which wait. */
  diary_max_failures: count.default(4),
  diary_retry_seconds: seconds.default(900),
  /** How long what was forgotten can be brought back. */
  memory_undo_seconds: seconds.default(60),
  /** How long a fact is kept that a newer one took the place of. */
  memory_superseded_kept_seconds: seconds.default(30 * 24 * 3600),
});
