import type { Knex } from '../connection';
import type { Storage } from '~/providers/storage/storage';
import { drawTraits, mediaKey, type MediaName, renderCast } from '~/sandbox/studio';
import type { CastMember } from './cast/schema';

/** What each rendered file is to the product, and its size in pixels. */
export const characterMedia = {
  portrait: { role: 'portrait', width: 720, height: 900 },
  card: { role: 'card', width: 400, height: 500 },
  cover: { role: 'cover', width: 1440, height: 686 },
  avatar: { role: 'avatar', width: 192, height: 192 },
  preview: { role: 'preview', width: 480, height: 600 },
  poster: { role: 'poster', width: 480, height: 600 },
  loop: { role: 'video_preview', width: 480, height: 600 },
} as const satisfies Record<MediaName, object>;

/** What everybody is recognised by: the site opens when it stands. */
const atOnce = ['portrait', 'card', 'cover', 'avatar', 'preview'] as const;
/** What moves follows. */
export const later = ['poster', 'loop'] as const;

/** Renders the portraits that are not stored yet, on all cores, and notes where they lie. */
export async function seedMedia(
  db: Knex,
  cast: readonly CastMember[],
  storage: Storage,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await renderCast({
    cast: cast.map(({ slug, traits }) => ({ slug, traits: drawTraits(slug, traits) })),
    names: atOnce,
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
    atOnce.map((name) => ({
      character_id: id,
      storage_key: mediaKey(slug, name),
      ...characterMedia[name],
    })),
  );
  if (rows.length === 0) return;
  await db('character_media')
    .insert(rows)
    .onConflict(['character_id', 'role', 'position'])
    .merge(['storage_key', 'width', 'height']);
}
