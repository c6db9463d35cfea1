import type { Knex } from 'knex';
import type { CharacterProfilesRow } from '~/db/rows';
import { currentLocale } from '~/observability/request-context';
import { ensureGuest } from '../../viewers/guests';
import { resolveAgeStatus, type AgeStatus } from '../../age-checks/resolve-age-status';
import { findGreeting } from '../../characters/translate-characters';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { ownerColumn, type Person } from '../../shared/person';
import { readTogether } from '../../shared/reading/read-together';
import { transact } from '../../shared/transactions/transact';
import { appendCharacterMessage } from '../messages/append-message';
import { greetingOfCard } from '../openings/greeting-of-card';
import { lockPair } from './lock-chat';
import { refuse, type Refusal } from '../refusals';

export interface OpenedChat {
  ok: true;
  chatId: string;
}

type CharacterRow = Pick<CharacterProfilesRow, 'id' | 'greeting' | 'is_open'>;

interface RequestInput {
  characterId: string;
  /** The person's country, if it can be determined. */
  country?: string | undefined;
}

export type AgeRefusal = 'age-check-required' | 'adult-confirmation-required' | 'under_age_review';

const ageRefusals: Partial<Record<AgeStatus, AgeRefusal>> = {
  required: 'age-check-required',
  'to-confirm': 'adult-confirmation-required',
  held: 'under_age_review',
};

/**
 * Returns the person's current chat with a character, or creates it. Refuses to create one while the
 * person must still settle their age; an existing chat may be read.
 */
export async function openChat(
  context: DomainContext,
  person: Person,
  { characterId, country }: RequestInput,
): Promise<OpenedChat | Refusal<'no-such-character' | AgeRefusal>> {
  const existing = await findChatId(context.db, person, characterId);
  if (existing) return { ok: true, chatId: existing };
  return (await refuseForAge(context, person, country)) ?? makeChat(context, person, characterId);
}

/** Returns the refusal of a new chat because of the person's age; null if they may start one. */
export async function refuseForAge(
  context: DomainContext,
  person: Person,
  country: string | undefined,
): Promise<Refusal<AgeRefusal> | null> {
  const ageRefusal = ageRefusals[await resolveAgeStatus(context, person, country)];
  return ageRefusal ? refuse(ageRefusal) : null;
}

/**
 * Creates a person's chat with a character. It begins with the character's greeting in the given
 * language (BCP 47), by default the reader's. Concurrent calls create one chat and one greeting. A
 * withdrawn character does not greet, and gets a chat only if that is allowed.
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
  const character = await findGreeter(context, person, characterId, language);
  if (!character) return refuse('no-such-character');
  if (!character.is_open && !isWithdrawnAllowed) return refuse('no-such-character');
  if (person.kind === 'guest') await ensureGuest(context.db, person.id, context.now());
  await transact(context, async (trx) => {
    await lockPair(trx, person, characterId);
    await createChat(context, trx, person, character);
  });
  const chatId = await findChatId(context.db, person, characterId);
  if (!chatId) throw new Error('a chat could not be opened');
  return { ok: true, chatId };
}

/**
 * Returns a character with its greeting, that of its card or in a language (BCP 47); null if there is none for this person, as a
 * made character for anyone but its owner.
 */
export async function findGreeter(
  context: Pick<DomainContext, 'db' | 'seal'>,
  person: Person,
  characterId: string,
  language = currentLocale(),
): Promise<CharacterRow | null> {
  const { db } = context;
  const character = await db('character_profiles')
    .where({ id: characterId })
    .where((rows) =>
      rows.whereNot({ origin: 'user_created' }).orWhere({ owner_user_id: person.id }),
    )
    .first('id', 'name', 'origin', 'greeting', 'is_open');
  if (!character) return null;
  const fromCard =
    character.origin === 'user_created' ? await greetingOfCard(context, person, character) : null;
  return { ...character, greeting: fromCard ?? (await findGreeting(db, character, language)) };
}

/** Returns the id of the person's current chat with a character, or null. */
export async function findChatId(
  db: Knex,
  person: Person,
  characterId: string,
): Promise<string | null> {
  const [row] = await readTogether<{ id: string }>(db, chatIdQuery(db, person, characterId), {});
  return row?.id ?? null;
}

/** Returns a query for the current chat, or for the person's chat with the given id, set aside or not. */
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
 * Creates the person's current chat with a character, in the caller's transaction. Returns its id, or
 * null if there already is one.
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
  if (!chat || !character.is_open) return chat?.id ?? null;
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
