import type { Knex } from '../connection';
import type { Storage } from '~/providers/storage/storage';
import { MEDIA_NAMES, mediaKey, renderCast, type MediaName } from '~/sandbox/studio/render-cast';
import { drawTraits } from '~/sandbox/studio/traits';
import type { CastMember } from './cast/schema';

/** What each rendered file is to the product, and its size in pixels. */
const media: Record<MediaName, { role: string; width: number; height: number }> = {
  portrait: { role: 'portrait', width: 720, height: 900 },
  card: { role: 'card', width: 400, height: 500 },
  cover: { role: 'cover', width: 1440, height: 686 },
  avatar: { role: 'avatar', width: 192, height: 192 },
  preview: { role: 'preview', width: 480, height: 600 },
  poster: { role: 'poster', width: 480, height: 600 },
  loop: { role: 'video_preview', width: 480, height: 600 },
};

/** Renders what is not stored yet, on all cores, and tells the database where everything lies. */
export async function seedMedia(
  db: Knex,
  cast: CastMember[],
  storage: Storage,
  worker: URL,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await renderCast({
    cast: cast.map(({ slug, traits }) => ({ slug, traits: drawTraits(slug, traits) })),
    worker,
    put: (key, bytes, contentType) => storage.put(key, Buffer.from(bytes), { contentType }),
    has: (key) => storage.has(key),
    onProgress,
  });
  const characters = await db('characters')
    .whereIn(
      'slug',
      cast.map((member) => member.slug),
    )
    .select<{ id: string; slug: string }[]>('id', 'slug');
  const rows = characters.flatMap(({ id, slug }) =>
    MEDIA_NAMES.map((name) => ({
      character_id: id,
      storage_key: mediaKey(slug, name),
      ...media[name],
    })),
  );
  if (rows.length === 0) return;
  await db('character_media')
    .insert(rows)
    .onConflict(['character_id', 'role', 'position'])
    .merge(['storage_key', 'width', 'height']);
}
