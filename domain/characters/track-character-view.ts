import type { DomainContext } from '../shared/context';
import { dayOf, viewerMark, type Looker } from '../shared/sealing/viewer-mark';
import { refuse, type Refusal } from './refusals';

/**
 * Counts a view of a character, once per viewer and day (UTC). Refuses a character that is not
 * published.
 */
export async function trackCharacterView(
  context: DomainContext,
  characterId: string,
  looker: Looker,
): Promise<{ ok: true } | Refusal<'no-such-character'>> {
  const now = context.now();
  const day = dayOf(now);
  const { rows } = await context.db.raw<{ rows: { is_there: boolean }[] }>(
    `with seen as (
       select id from characters where id = :characterId and is_published
     ), added as (
       insert into character_views (character_id, viewed_on, viewer, user_id, viewed_at)
       select id, :day, :viewer, :userId, :now from seen
       on conflict do nothing
       returning character_id
     ), counted as (
       insert into character_counts (character_id, views) select character_id, 1 from added
       on conflict (character_id) do update set views = character_counts.views + 1
     )
     select exists (select from seen) as is_there`,
    {
      characterId,
      day,
      viewer: viewerMark(context, looker, day),
      userId: looker.userId,
      now,
    },
  );
  return rows[0]?.is_there ? { ok: true } : refuse('no-such-character');
}
