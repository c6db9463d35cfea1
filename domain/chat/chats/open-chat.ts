import type { Knex } from 'knex';
import type { CharacterProfilesRow } from '~/db/rows';
import { currentLocale } from '~/observability/request-context';
import { ensureGuest } from '../../viewers/guests';
import { resolveAgeStanding, type AgeStanding } from '../../age-checks/resolve-age-standing';
import { findGreeting } from '../../characters/translate-characters';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { ownerColumn, type Person } from '../../shared/person';
import { readTogether } from '../../shared/reading/read-together';
import { transact } from '../../shared/transactions/transact';
import { appendCharacterMessage } from '../messages/append-message';
import { lockPair } from './lock-chat';
import { refuse, type Refusal } from '../refusals';

export interface OpenedChat {
  ok: true;
  chatId: string;
}

type CharacterRow = Pick<CharacterProfilesRow, 'id' | 'greeting' | 'is_published'>;

interface Asked {
  characterId: string;
  /** Where the person is, if anybody can say. */
  country?: string | undefined;
}

export type AgeRefusal = 'age-check-required' | 'adult-confirmation-required' | 'under_age_review';

const ageRefusals: Partial<Record<AgeStanding, AgeRefusal>> = {
  required: 'age-check-required',
  'to-confirm': 'adult-confirmation-required',
  held: 'under_age_review',
};

/**
 * The chat that a person goes on in with a character. A new one is refused to whoever has yet to settle their age;
 * one that is there may be read.
 */
export async function openChat(
  context: DomainContext,
  person: Person,
  { characterId, country }: Asked,
): Promise<OpenedChat | Refusal<'no-such-character' | AgeRefusal>> {
  const existing = await findChatId(context.db, person, characterId);
  if (existing) return { ok: true, chatId: existing };
  return (await refuseForAge(context, person, country)) ?? makeChat(context, person, characterId);
}

/** Why somebody may begin no chat, for their age's sake; null where they may. */
export async function refuseForAge(
  context: DomainContext,
  person: Person,
  country: string | undefined,
): Promise<Refusal<AgeRefusal> | null> {
  const ageRefusal = ageRefusals[await resolveAgeStanding(context, person, country)];
  return ageRefusal ? refuse(ageRefusal) : null;
}

/**
 * A person's new chat with a character, which begins with the character's greeting in the language
 * told (BCP 47), else in the reader's. Any number of
 * calls at once give one chat and one greeting. One that was withdrawn greets nobody, and has a
 * chat only where that is allowed.
 */
export async function makeChat(
  context: DomainContext,
  person: Person,
  characterId: string,
  {
    isWithdrawnAllowed = false,
    language = currentLocale(),
  }: { isWithdrawnAllowed?: boolean; language?: string | undefined } = {},
): Promise<OpenedChat | Refusal<'no-such-character'>> {
  const character = await findGreeter(context, characterId, language);
  if (!character) return refuse('no-such-character');
  if (!character.is_published && !isWithdrawnAllowed) return refuse('no-such-character');
  if (person.kind === 'guest') await ensureGuest(context.db, person.id, context.now());
  await transact(context, async (trx) => {
    await lockPair(trx, person, characterId);
    await createChat(context, trx, person, character);
  });
  const chatId = await findChatId(context.db, person, characterId);
  if (!chatId) throw new Error('a chat could not be opened');
  return { ok: true, chatId };
}

/** A character with the words they begin a chat with, in a language (BCP 47); null where there is none. */
export async function findGreeter(
  { db }: Pick<DomainContext, 'db'>,
  characterId: string,
  language = currentLocale(),
): Promise<CharacterRow | null> {
  const character = await db('character_profiles')
    .where({ id: characterId })
    .first('id', 'greeting', 'is_published');
  return character ? { ...character, greeting: await findGreeting(db, character, language) } : null;
}

/** The id of the chat that a person goes on in with a character, if they have one. */
export async function findChatId(
  db: Knex,
  person: Person,
  characterId: string,
): Promise<string | null> {
  const [row] = await readTogether<{ id: string }>(db, chatIdQuery(db, person, characterId), {});
  return row?.id ?? null;
}

/** The same as a query; of one that is named, set aside or not, where it is theirs. */
export const chatIdQuery = (
  db: Knex,
  person: Person,
  characterId: string,
  chatId?: string,
): Knex.QueryBuilder =>
  db('chats')
    .where({
      [ownerColumn(person)]: person.id,
      character_id: characterId,
      ...(chatId === undefined ? { set_aside_at: null } : { id: chatId }),
    })
    .select('id');

/**
 * Makes the chat that a person goes on in with a character, in the caller's transaction, unless there
 * is one; answers its id, or null.
 */
export async function createChat(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  character: CharacterRow,
): Promise<string | null> {
  const now = context.now();
  const created = await trx('chats')
    .insert({
      id: newId(),
      [ownerColumn(person)]: person.id,
      character_id: character.id,
      created_at: now,
    })
    .onConflict()
    .ignore()
    .returning('id');
  const chat = created[0];
  if (!chat || !character.is_published) return chat?.id ?? null;
  await appendCharacterMessage(context, trx, {
    id: newId(),
    chatId: chat.id,
    lastSeq: 0,
    senderId: character.id,
    content: character.greeting,
    now,
  });
  return chat.id;
}
