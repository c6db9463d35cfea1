import type { Knex } from '../connection';
import type { FileMarker } from '~/providers/marks/file-marks';
import type { Storage } from '~/providers/storage/storage';
import type { CastMember } from './cast/schema';
import { atOnce, characterMedia, mediaKey } from './character-media';
import { renderCast } from './render-cast';

/**
 * Renders and signs the portraits that are not stored yet, on all cores, and records their storage keys.
 */
export async function seedMedia(
  db: Knex,
  cast: readonly CastMember[],
  { storage, marker }: { storage: Storage; marker: FileMarker },
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await renderCast({
    cast,
    names: atOnce,
    async put(key, bytes, contentType) {
      await storage.put(key, await marker.mark(Buffer.from(bytes)), { contentType });
    },
    has: (key) => storage.has(key),
    onProgress,
  });
  const characters = await db('characters')
    .whereIn(
      'slug',
      cast.map((member) => member.slug),
    )
    .select('id', 'slug');
  const rows = characters.flatMap(({ id, slug }) =>
    atOnce.map((name) => {
      const { role, width, height } = characterMedia[name];
      return { character_id: id, storage_key: mediaKey(slug, name), role, width, height };
    }),
  );
  if (rows.length === 0) return;
  await db('character_media')
    .insert(rows)
    .onConflict(['character_id', 'role', 'position'])
    .merge(['storage_key', 'width', 'height']);
}
