import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();

/** The limits and retention of characters' memories. */
export const memorySettings = defineSettings({
  memory_batch_messages: count
    .default(2)
    .describe('Messages of a person that are searched for facts together; fewer wait for a pause.'),
  memory_pause_seconds: seconds
    .default(90)
    .describe(
      'Seconds without a message after which fewer messages than memory_batch_messages are searched for facts.',
    ),
  memory_max_facts: count
    .max(1000)
    .default(200)
    .describe(
      'Maximum number of facts per chat; above it the oldest facts from messages are removed.',
    ),
  memory_max_lines: count
    .max(100_000)
    .default(20_000)
    .describe(
      'Maximum number of messages of a person per chat by whose words a character recalls them; above it the oldest are no longer recalled.',
    ),
  memory_facts_max_tokens: count
    .default(500)
    .describe('Maximum length of an answer with facts in tokens of the model.'),
  diary_min_messages: count
    .default(8)
    .describe('Minimum number of messages of both sides for a diary entry.'),
  diary_pause_seconds: seconds
    .default(1800)
    .describe(
      'Seconds without a message after which a conversation has ended and its diary entry is written.',
    ),
  diary_max_entries: count
    .max(1000)
    .default(100)
    .describe('Maximum number of entries in a diary; above it the oldest are removed.'),
  diary_max_tokens: count
    .default(220)
    .describe('Maximum length of a diary entry in tokens of the model.'),
  memory_undo_seconds: seconds
    .default(60)
    .describe('Seconds for which a forgotten fact or entry can be restored.'),
  memory_superseded_kept_seconds: seconds
    .default(30 * 24 * 3600)
    .describe('Seconds for which a replaced fact is kept.'),
});
