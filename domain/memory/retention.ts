import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { memorySettings } from './settings';

/**
 * The retention of forgotten facts, lines and entries, until they can no longer be restored, and of replaced
 * facts.
 */
export const memoryRetention = {
  forgotten_facts: removeAfter(memorySettings, 'memory_undo_seconds', {
    table: 'facts',
    key: 'id',
    column: 'forgotten_at',
  }),
  forgotten_lines: removeAfter(memorySettings, 'memory_undo_seconds', {
    table: 'remembered_lines',
    key: ['chat_id', 'message_id'],
    column: 'forgotten_at',
  }),
  forgotten_diary_entries: removeAfter(memorySettings, 'memory_undo_seconds', {
    table: 'diary_entries',
    key: 'id',
    column: 'forgotten_at',
  }),
  superseded_facts: removeAfter(memorySettings, 'memory_superseded_kept_seconds', {
    table: 'facts',
    key: 'id',
    column: 'superseded_at',
  }),
} satisfies Retention;
