import type { Knex } from 'knex';
import {
  categoryOf,
  storeAttributes,
  type OwnCharacter,
  type Portrait,
} from './store-own-character';

interface Stored extends OwnCharacter {
  id: string;
  slug: string;
  createdAt: Date;
}

/**
 * Stores a character of the platform, in the caller's transaction. It is shown once it is published.
 */
export async function storeHouseCharacter(
  trx: Knex.Transaction,
  { id, slug, createdAt, ...character }: Stored,
): Promise<void> {
  const { attributes, persona, ...columns } = character;
  await trx('characters').insert({
    ...columns,
    id,
    slug,
    category: categoryOf(character),
    type: 'Platform',
    origin: 'platform',
    persona: JSON.stringify(persona),
    is_published: false,
    available_for_calls: true,
    created_at: createdAt,
  });
  await storeAttributes(trx, id, attributes);
}

/** Adds a picture to the previews of a character, in the caller's transaction. */
export async function addPreview(
  trx: Knex.Transaction,
  characterId: string,
  position: number,
  { width, height, keyOf }: Portrait,
): Promise<void> {
  await trx('character_media')
    .insert({
      character_id: characterId,
      role: 'preview',
      position,
      storage_key: keyOf(720),
      width: Math.min(720, width),
      height: Math.round((Math.min(720, width) * height) / width),
      withheld_at: null,
    })
    .onConflict(['character_id', 'role', 'position'])
    .merge();
}
