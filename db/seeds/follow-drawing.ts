import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from '../connection';
import { characterMedia } from './character-media';

const everyMs = 500;
/** Milliseconds without progress after which the media worker is assumed to be gone. */
const patienceMs = 180_000;

/**
 * Reports the number of the demo's finished pictures until all exist. Throws if there is no more progress.
 * A simplified model, which may be published meanwhile, has pictures of its own order and no others.
 */
export async function followDrawing(
  db: Knex,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  let last = -1;
  let since = performance.now();
  for (;;) {
    const { done, total } = await countDrawn(db);
    if (done !== last) {
      onProgress(done, total);
      last = done;
      since = performance.now();
    }
    if (done === total) return;
    if (performance.now() - since > patienceMs) {
      throw new Error(`${total - done} of ${total} pictures are not drawn, and none is added`);
    }
    await pause(everyMs);
  }
}

async function countDrawn(db: Knex): Promise<{ done: number; total: number }> {
  const { rows } = await db.raw<{ rows: { done: number; total: number }[] }>(
    `select (assets.done + stories.done + media.done)::integer as done,
            (assets.total + stories.total + characters.total * ?)::integer as total
       from (select count(*) as total, count(original_key) as done from post_assets) as assets,
            (select count(*) as total, count(original_key) as done from stories) as stories,
            (select count(*) as done from character_media as media
               join characters on characters.id = media.character_id and is_published
              where position = 0 and media.storage_key like 'characters/%') as media,
            (select count(distinct character_id) as total from character_media as media
               join characters on characters.id = media.character_id
                and is_published and media.storage_key like 'characters/%') as characters`,
    [Object.keys(characterMedia).length],
  );
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
}
