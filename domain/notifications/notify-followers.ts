import type { Knex } from 'knex';
import type { ToldPublicationsRow } from '~/db/rows';
import { listNewPosts } from '../posts/list-new-posts';
import type { DomainContext } from '../shared/context';
import { listNewStories } from '../stories/list-new-stories';
import type { Notice } from './notice';
import { writeNotice } from './write-notice';

/** The number of followers notified before the progress is stored. */
const batchSize = 200;
/** Followers are not notified of posts and stories older than this. */
const newsMs = 24 * 3_600_000;

interface Publication {
  id: string;
  characterId: string;
  notice: Notice;
}

/**
 * Notifies followers of recent publications. The progress is stored after each batch, so an interrupted run
 * continues there. No one is notified twice, because a notice is written once. Returns the number of
 * completed publications.
 */
export async function notifyFollowers(context: DomainContext): Promise<number> {
  let finished = 0;
  for (const publication of await listPending(context)) {
    while (await notifyNextFollowers(context, publication));
    finished += 1;
  }
  return finished;
}

async function listPending(context: DomainContext): Promise<Publication[]> {
  const since = new Date(context.now().getTime() - newsMs);
  const [posts, stories] = await Promise.all([
    listNewPosts(context, since),
    listNewStories(context, since),
  ]);
  const publications: Publication[] = [
    ...posts.map(({ id, character_id: characterId }) => ({
      id,
      characterId,
      notice: { kind: 'post' as const, characterId, postId: id },
    })),
    ...stories.map(({ id, character_id: characterId, expires_at }) => ({
      id,
      characterId,
      notice: {
        kind: 'story' as const,
        characterId,
        storyId: id,
        expiresAt: expires_at.toISOString(),
      },
    })),
  ];
  const ids = publications.map(({ id }) => id);
  const finished = await context
    .db('told_publications')
    .whereIn('publication_id', ids)
    .whereNotNull('finished_at')
    .pluck<string[]>('publication_id');
  const done = new Set(finished);
  return publications.filter(({ id }) => !done.has(id));
}

/** Notifies the next followers; returns whether there may be more. */
async function notifyNextFollowers(
  context: DomainContext,
  publication: Publication,
): Promise<boolean> {
  const { id, characterId, notice } = publication;
  const progress = await findProgress(context, id);
  if (progress.finished_at) return false;
  const followers = await nextFollowers(context.db, characterId, progress);
  for (const userId of followers) await writeNotice(context, { userId, factId: id, notice });
  const isOver = followers.length < batchSize;
  await context
    .db('told_publications')
    .where({ publication_id: id })
    .update({
      told_up_to: followers.at(-1) ?? progress.told_up_to,
      finished_at: isOver ? context.now() : null,
    });
  return !isOver;
}

type Progress = Pick<ToldPublicationsRow, 'told_up_to' | 'begun_at' | 'finished_at'>;

async function findProgress({ db, now }: DomainContext, id: string): Promise<Progress> {
  await db('told_publications')
    .insert({ publication_id: id, begun_at: now() })
    .onConflict('publication_id')
    .ignore();
  const row = await db('told_publications')
    .where({ publication_id: id })
    .first('told_up_to', 'begun_at', 'finished_at');
  if (!row) throw new Error('a publication was not noted');
  return row;
}

/**
 * Returns the next people who followed before the notification began; later followers see the publication
 * in the profile.
 */
async function nextFollowers(
  db: Knex,
  characterId: string,
  { told_up_to, begun_at }: Progress,
): Promise<string[]> {
  return db('followed_characters')
    .where({ character_id: characterId })
    .where('created_at', '<=', begun_at)
    .modify((rows) => {
      if (told_up_to) void rows.where('user_id', '>', told_up_to);
    })
    .orderBy('user_id')
    .limit(batchSize)
    .pluck<string[]>('user_id');
}
