import type { Knex } from 'knex';
import type { PublishedCharactersRow, StoriesRow } from '~/db/rows';
import { currentLocale } from '~/observability/request-context';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from './refusals';
import type { Story, StoryTeller } from './schema';

interface StoryRow extends Omit<
  StoriesRow,
  'original_key' | 'rendered_key' | 'is_printed' | 'withheld_at'
> {
  rendered_key: string;
  is_read: boolean;
}

/** The maximum number of stories, which exceeds one character's stories of a day. */
const mostStories = 100;

/**
 * Returns the active stories of a published character, the oldest first, with a person's read marks.
 * Refuses a character that is not published.
 */
export async function listStories(
  context: DomainContext,
  by: { id: string } | { slug: string },
  userId: string | null,
): Promise<{ ok: true; character: StoryTeller; stories: Story[] } | Refusal<'no-such-character'>> {
  const { db } = context;
  const now = context.now();
  const character = await findTeller(db, by);
  if (!character) return refuse('no-such-character');
  const rows = await db('stories')
    .where({ character_id: character.characterId })
    .where('expires_at', '>', now)
    .where('created_at', '<=', now)
    .whereNotNull('rendered_key')
    .whereNull('withheld_at')
    .orderByRaw('created_at, id')
    .limit(mostStories)
    .select<StoryRow[]>(
      'id',
      'character_id',
      db.raw(
        `coalesce((select caption from story_translations
                    where story_id = stories.id and locale = ?), caption) as caption`,
        [currentLocale() ?? null],
      ),
      'media',
      'rendered_key',
      'width',
      'height',
      'duration_ms',
      'has_sound',
      'created_at',
      'expires_at',
      db.raw(
        `exists (select from story_reads
                  where user_id = ?::uuid and story_id = stories.id) as is_read`,
        [userId],
      ),
    );
  return { ok: true, character, stories: rows.map(toStory) };
}

async function findTeller(
  db: Knex,
  by: { id: string } | { slug: string },
): Promise<StoryTeller | null> {
  const row = await db('published_characters')
    .where(by)
    .first<
      | (Pick<PublishedCharactersRow, 'id' | 'slug' | 'name'> & { avatar_key: string | null })
      | undefined
    >(
      'id',
      'slug',
      'name',
      db.raw(
        `(select storage_key from character_avatars
           where character_id = published_characters.id) as avatar_key`,
      ),
    );
  if (!row) return null;
  return {
    characterId: row.id,
    slug: row.slug,
    name: row.name,
    avatar: row.avatar_key,
  };
}

function toStory(row: StoryRow): Story {
  return {
    id: row.id,
    characterId: row.character_id,
    caption: row.caption,
    kind: row.media,
    folder: row.rendered_key,
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    hasSound: row.has_sound,
    isRead: row.is_read,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
