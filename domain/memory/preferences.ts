import * as z from 'zod';
import type { ChatPreferencesRow } from '~/db/rows';
import { writtenLocales } from '~/locales/written-locales';
import { findChatId } from '../chat/chats/open-chat';
import { nothingRecalled } from '../chat/reply/recollection';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import type { Person } from '../shared/person';
import { refuse, type Refusal } from './refusals';

const replyLengths = ['short', 'medium', 'long'] as const;
const replyStyles = ['plain', 'playful'] as const;
export const replyLanguages = writtenLocales;

/** A person's choices for replies: length, style and language. */
export const preferencesSchema = z.object({
  length: z.enum(replyLengths),
  style: z.enum(replyStyles),
  language: z.enum(replyLanguages).nullable(),
});

export type Preferences = z.output<typeof preferencesSchema>;

/** Returns a person's reply preferences in a chat; the defaults if none are stored. */
export async function readPreferences(
  { db }: Pick<DomainContext, 'db'>,
  chatId: string,
): Promise<Preferences> {
  const kept = db.raw('select length, style, language from chat_preferences where chat_id = ?', [
    chatId,
  ]);
  const [row] = await readTogether<Pick<ChatPreferencesRow, keyof Preferences>>(db, kept, {});
  return row ? preferencesSchema.parse(row) : { ...nothingRecalled.preferences, language: null };
}

/** Stores a person's preferences for a character's replies; they apply from the next reply on. */
export async function setPreferences(
  { db, now }: DomainContext,
  person: Person,
  characterId: string,
  preferences: Preferences,
): Promise<{ ok: true } | Refusal<'not-found'>> {
  const chatId = await findChatId(db, person, characterId);
  if (chatId === null) return refuse('not-found');
  await db('chat_preferences')
    .insert({ chat_id: chatId, ...preferences, updated_at: now() })
    .onConflict('chat_id')
    .merge();
  return { ok: true };
}
