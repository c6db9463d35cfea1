import type { DomainContext } from '../shared/context';
import { heightLabel } from './height';
import { cardColumns, findMedia, toCard, type CharacterRow } from './queries';
import type { CharacterProfile, MediaAddress } from './schema';

interface ProfileRow extends CharacterRow {
  bio: string;
  greeting: string;
  place: string | null;
  height_cm: number | null;
}

/** A published character's whole profile by slug or id, or null. */
export async function getCharacterProfile(
  context: DomainContext,
  by: { slug: string } | { id: string },
  address: MediaAddress,
): Promise<CharacterProfile | null> {
  const row = await context
    .db('characters')
    .where({ ...by, is_published: true })
    .first<ProfileRow | undefined>(...cardColumns, 'bio', 'greeting', 'place', 'height_cm');
  if (!row) return null;
  const [media, attributes] = await Promise.all([
    findMedia(context.db, [row.id], address),
    context
      .db('character_attributes')
      .where('character_id', row.id)
      .orderBy('type')
      .select<{ type: string; value: string }[]>('type', 'value'),
  ]);
  const own = media.get(row.id);
  if (!own) throw new Error('media of a character could not be read');
  return {
    ...toCard(row, own),
    bio: row.bio,
    greeting: row.greeting,
    place: row.place,
    heightCm: row.height_cm,
    heightLabel: row.height_cm === null ? null : heightLabel(row.height_cm),
    attributes,
    createdAt: row.created_at.toISOString(),
  };
}
