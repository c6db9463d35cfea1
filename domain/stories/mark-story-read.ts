import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from './refusals';

/** Records that a person has seen a story; a repeat changes nothing. Refuses a story that is not shown. */
export async function markStoryRead(
  { db, now }: DomainContext,
  { userId, storyId }: { userId: string; storyId: string },
): Promise<{ ok: true } | Refusal<'no-such-story'>> {
  const { rows } = await db.raw<{ rows: { is_there: boolean }[] }>(
    `with story as (
       select stories.id from stories
         join published_characters on published_characters.id = stories.character_id
        where stories.id = :storyId and stories.expires_at > :now
          and stories.withheld_at is null
     ), marked as (
       insert into story_reads (user_id, story_id, read_at)
       select :userId, id, :now from story
       on conflict do nothing
     )
     select exists (select from story) as is_there`,
    { userId, storyId, now: now() },
  );
  return rows[0]?.is_there ? { ok: true } : refuse('no-such-story');
}
