import type { Knex } from 'knex';
import type { CharactersRow } from '~/db/rows';
import type { Persona } from './schema';

/** The parts of a character that its owner decides, as they are stored. */
export interface OwnCharacter extends Pick<
  CharactersRow,
  'name' | 'style' | 'gender' | 'age' | 'occupation' | 'tagline' | 'bio' | 'greeting' | 'voice'
> {
  persona: Persona;
  /** The values of its attributes; one per type. */
  attributes: Readonly<Record<string, string>>;
}

/** Returns the category of a style and a gender. */
export const categoryOf = ({ style, gender }: Pick<OwnCharacter, 'style' | 'gender'>) =>
  style === 'Anime' ? 'Anime' : gender === 'male' ? 'Boys' : 'Girls';

interface Stored extends OwnCharacter {
  id: string;
  slug: string;
  ownerId: string;
  createdAt: Date;
}

/**
 * Stores a character of a person, in the caller's transaction. It cannot be used before it
 * is opened, not even by its owner.
 */
export async function storeOwnCharacter(
  trx: Knex.Transaction,
  { id, slug, ownerId, createdAt, ...character }: Stored,
): Promise<void> {
  const { attributes, persona, ...columns } = character;
  await trx('characters').insert({
    ...columns,
    id,
    slug,
    category: categoryOf(character),
    type: 'UserCreated',
    origin: 'user_created',
    persona: JSON.stringify(persona),
    owner_user_id: ownerId,
    is_published: false,
    available_for_calls: true,
    is_recommended: false,
    created_at: createdAt,
  });
  await storeAttributes(trx, id, attributes);
}

/** Changes a character of a person, in the caller's transaction. Its style and gender stay. */
export async function changeOwnCharacter(
  trx: Knex.Transaction,
  id: string,
  character: Omit<OwnCharacter, 'style' | 'gender'>,
): Promise<void> {
  const { name, age, occupation, tagline, bio, greeting, voice, persona, attributes } = character;
  await trx('characters')
    .where({ id, origin: 'user_created' })
    .update({
      name,
      age,
      occupation,
      tagline,
      bio,
      greeting,
      voice,
      persona: JSON.stringify(persona),
    });
  await trx('character_attributes').where({ character_id: id }).delete();
  await storeAttributes(trx, id, attributes);
}

/** Opens a character to its owner alone, or closes it, in the caller's transaction. */
export async function openOwnCharacter(
  trx: Knex.Transaction,
  id: string,
  isOpen: boolean,
): Promise<void> {
  await trx('characters').where({ id, origin: 'user_created' }).update({ is_private: isOpen });
}

/** The roles of a portrait, each with the width of its rendition. */
const portraitRoles = { portrait: 720, card: 360, cover: 720, avatar: 360 } as const;

export interface Portrait {
  width: number;
  height: number;
  /** Returns the storage key of the portrait in a width. */
  keyOf: (width: (typeof portraitRoles)[keyof typeof portraitRoles]) => string;
}

/** Sets the portrait of a person's character in the caller's transaction, in place of the former one. */
export async function setOwnPortrait(
  trx: Knex.Transaction,
  characterId: string,
  { width, height, keyOf }: Portrait,
): Promise<void> {
  const rows = Object.entries(portraitRoles).map(([role, shown]) => ({
    character_id: characterId,
    role: role as keyof typeof portraitRoles,
    position: 0,
    storage_key: keyOf(shown),
    width: Math.min(shown, width),
    height: Math.round((Math.min(shown, width) * height) / width),
    withheld_at: null,
  }));
  await trx('character_media')
    .insert(rows)
    .onConflict(['character_id', 'role', 'position'])
    .merge();
}

/** Sets the video preview of a person's character in the caller's transaction. */
export async function setOwnVideoPreview(
  trx: Knex.Transaction,
  characterId: string,
  { key, width, height }: { key: string; width: number; height: number },
): Promise<void> {
  await trx('character_media')
    .insert({
      character_id: characterId,
      role: 'video_preview',
      position: 0,
      storage_key: key,
      width,
      height,
      withheld_at: null,
    })
    .onConflict(['character_id', 'role', 'position'])
    .merge();
}

/** Removes the looks and words of a deleted character, in the caller's transaction. Its name stays in chats. */
export async function emptyOwnCharacter(trx: Knex.Transaction, id: string): Promise<void> {
  const nothing: Persona = { speechStyle: '', facts: [] };
  await trx('character_media').where({ character_id: id }).delete();
  await trx('character_attributes').where({ character_id: id }).delete();
  await trx('characters')
    .where({ id, origin: 'user_created' })
    .update({
      tagline: '',
      bio: '',
      greeting: '',
      persona: JSON.stringify(nothing),
      likeness: null,
      is_private: false,
    });
}

/** Stores the attributes of a character, in the caller's transaction. */
export async function storeAttributes(
  trx: Knex.Transaction,
  characterId: string,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(attributes).map(([type, value]) => ({
    character_id: characterId,
    type,
    value,
  }));
  if (rows.length > 0) await trx('character_attributes').insert(rows);
}

/** Removes a character of a person that was never opened, in the caller's transaction. */
export async function removeOwnCharacter(trx: Knex.Transaction, id: string): Promise<void> {
  await trx('characters')
    .where({ id, origin: 'user_created', is_private: false, is_published: false })
    .delete();
}
