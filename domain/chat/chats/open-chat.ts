import type { Knex } from 'knex';
import type { CharacterProfilesRow } from '~/db/rows';
import { currentLocale } from '~/observability/request-context';
import { ensureGuest } from '../../viewers/guests';
import { resolveAgeStanding, type AgeStanding } from '../../age-checks/resolve-age-standing';
import { findGreeting } from '../../characters/translate-characters';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { ownerColumn, type Person } from '../../shared/person';
import { readTogether } from '../../shared/read-together';
import { transact } from '../../shared/transact';
import { appendCharacterMessage } from '../messages/append-message';
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

type AgeRefusal = 'age-check-required' | 'adult-confirmation-required' | 'under_age_review';

const ageRefusals: Partial<Record<AgeStanding, AgeRefusal>> = {
  required: 'age-check-required',
  'to-confirm': 'adult-confirmation-required',
  held: 'under_age_review',
};

/**
 * The person's chat with a character. A new one is refused to whoever has yet to settle their age;
 * one that is there may be read.
 */
export async function openChat(
  context: DomainContext,
  person: Person,
  { characterId, country }: Asked,
): Promise<OpenedChat | Refusal<'no-such-character' | AgeRefusal>> {
  const existing = await findChatId(context.db, person, characterId);
  if (existing) return { ok: true, chatId: existing };
  const standing = await resolveAgeStanding(context, person, country);
  const ageRefusal = ageRefusals[standing];
  if (ageRefusal) return refuse(ageRefusal);
  return makeChat(context, person, characterId);
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
  const character = await context
    .db('character_profiles')
    .where({ id: characterId })
    .first('id', 'greeting', 'is_published');
  if (!character) return refuse('no-such-character');
  if (!character.is_published && !isWithdrawnAllowed) return refuse('no-such-character');
  if (person.kind === 'guest') await ensureGuest(context.db, person.id, context.now());
  const greeting = await findGreeting(context.db, character, language);
  await transact(context, (trx) => createChat(context, trx, person, { ...character, greeting }));
  const chatId = await findChatId(context.db, person, characterId);
  if (!chatId) throw new Error('a chat could not be opened');
  return { ok: true, chatId };
}

/** The id of a person's chat with a character, if they have one. */
export async function findChatId(
  db: Knex,
  person: Person,
  characterId: string,
): Promise<string | null> {
  const [row] = await readTogether<{ id: string }>(db, chatIdQuery(db, person, characterId), {});
  return row?.id ?? null;
}

/** The same as a query. */
export const chatIdQuery = (db: Knex, person: Person, characterId: string): Knex.QueryBuilder =>
  db('chats')
    .where({ [ownerColumn(person)]: person.id, character_id: characterId })
    .select('id');

async function createChat(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  character: CharacterRow,
): Promise<void> {
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
  if (!chat || !character.is_published) return;
  await appendCharacterMessage(context, trx, {
    id: newId(),
    chatId: chat.id,
    lastSeq: 0,
    senderId: character.id,
    content: character.greeting,
    now,
  });
}
