import type { Page } from '@playwright/test';
import { sealKeysOf } from '~/config/seal-keys';
import { sealEntry, sealFact } from '~/domain/memory/fact-rows';
import { newId } from '~/domain/shared/ids';
import { createSeal } from '~/domain/shared/sealing/seal';
import { stack } from '../../stack';
import { withDatabase } from '../database';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Messages of a fan, and the facts that a character stored from them. */
const longConversation = [
  ['I walked home along the river tonight.', 'You like to walk home along the river', 'person'],
  ['They asked about the bakery.', 'You help out in your aunt’s bakery on Saturdays', 'person'],
  ['That heron again!', 'You both laugh about the heron that wants its money back', 'both'],
] as const;

const entries = [
  'We spoke about the interview, and how the river was very still on the way home. There was a heron. I hope it goes well on Monday.',
  'A long evening about the bakery: the ovens, the aunt who never writes a recipe down, and what smells like being six years old.',
];

/**
 * Gives a chat facts of three kinds and two days of a diary, as a panel shows after some weeks, and nothing
 * else. Returns their ids, the oldest first.
 */
export const letRemember = (chatId: string): Promise<string[]> =>
  withDatabase(async (db) => {
    const seal = createSeal(sealKeysOf({ SEAL_KEY: stack.sealKey() }));
    const { id: messageId } = await db('messages')
      .where({ chat_id: chatId, role: 'user' })
      .orderBy('seq')
      .first<{ id: string }>('id');
    await db('facts').where({ chat_id: chatId }).delete();
    await db('diary_entries').where({ chat_id: chatId }).delete();
    const ids = longConversation.map(() => newId());
    await db('facts').insert(
      longConversation.map(([quote, text, about], index) => {
        const id = ids[index] ?? newId();
        return {
          id,
          chat_id: chatId,
          sealed_text: sealFact(seal, id, 'sealed_text', text),
          sealed_quote: sealFact(seal, id, 'sealed_quote', quote),
          about,
          origin: 'told' as const,
          found_by: 'model' as const,
          message_id: messageId,
          told_at: daysAgo(9 - index),
          created_at: daysAgo(9 - index),
        };
      }),
    );
    await db('diary_entries').insert(
      entries.map((text, index) => {
        const id = newId();
        return {
          id,
          chat_id: chatId,
          sealed_text: sealEntry(seal, id, text),
          first_message_id: messageId,
          message_count: 12 + index,
          told_at: daysAgo((index + 1) * 3),
          created_at: daysAgo((index + 1) * 3),
        };
      }),
    );
    return ids;
  });

/** Returns the panel of stored facts. */
export const memoryPanel = (page: Page) => page.getByRole('complementary', { name: /remembers$/ });
