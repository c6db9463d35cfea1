import type { CharacterAvatarsRow, CharacterProfilesRow } from '~/db/rows';
import { firstName } from '../../characters/first-name';
import type { DomainContext } from '../../shared/context';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { readTogether } from '../../shared/reading/read-together';
import type { VideoMessage } from '../schema';
import { toVideoMessage, type VideoRow } from './video-rows';

/** A video message with the picture of its character. */
export interface StoredVideo extends VideoMessage {
  /** The storage key; null for a withdrawn character. */
  avatar: string | null;
}

type Row = VideoRow &
  Pick<CharacterProfilesRow, 'slug' | 'name' | 'is_open'> &
  LeftJoined<Pick<CharacterAvatarsRow, 'storage_key'>>;

/** More than any person has at a time. */
const most = 50;

/**
 * Lists a person's videos, newest first: open offers, videos in progress, and finished or failed ones
 * that were not dismissed.
 */
export async function listVideos(context: DomainContext, userId: string): Promise<StoredVideo[]> {
  const { db, now } = context;
  const query = withCharacter(context)
    .where({ user_id: userId, dismissed_at: null })
    .whereNot('state', 'rejected')
    .where((open) => open.where('state', 'confirmed').orWhere('expires_at', '>', now()))
    .orderBy('video_messages.created_at', 'desc')
    .limit(most)
    .select(...columns);
  const rows = await readTogether<Row>(db, query, {
    shown_at: true,
    expires_at: true,
    confirmed_at: true,
    dismissed_at: true,
    created_at: true,
  });
  const videos = await Promise.all(rows.map((row) => toStored(context, row)));
  return videos.filter(({ state, endsAt }) => state === 'confirmed' || endsAt > now());
}

/** Checks whether a person has a video in progress, or a finished or failed one that was not dismissed. */
export async function hasVideos({ db }: DomainContext, userId: string): Promise<boolean> {
  const query = db('video_messages')
    .where({ user_id: userId, dismissed_at: null, state: 'confirmed' })
    .limit(1)
    .select('id');
  return (await readTogether<{ id: string }>(db, query, {})).length > 0;
}

/** Returns one of them; null if there is none or it was declined. */
export async function findVideo(
  context: DomainContext,
  userId: string,
  idempotencyKey: string,
): Promise<StoredVideo | null> {
  const row = await withCharacter(context)
    .where({ user_id: userId, idempotency_key: idempotencyKey })
    .whereNot('state', 'rejected')
    .first<Row | undefined>(...columns);
  return row ? toStored(context, row) : null;
}

/** Returns an offer to show it to the person. A discounted one runs from its first showing. */
export async function showVideoOffer(
  context: DomainContext,
  userId: string,
  idempotencyKey: string,
): Promise<StoredVideo | null> {
  await context
    .db('video_messages')
    .where({ user_id: userId, idempotency_key: idempotencyKey, state: 'pending' })
    .whereNull('shown_at')
    .update({ shown_at: context.now() });
  return findVideo(context, userId, idempotencyKey);
}

const columns = [
  'video_messages.*',
  'character_profiles.slug',
  'character_profiles.name',
  'character_profiles.is_open',
  'character_avatars.storage_key',
] as const;

const withCharacter = ({ db }: DomainContext) =>
  db('video_messages')
    .whereNotNull('chat_id')
    .join('character_profiles', 'character_profiles.id', 'video_messages.character_id')
    .leftJoin('character_avatars', 'character_avatars.character_id', 'video_messages.character_id');

async function toStored(context: DomainContext, row: Row): Promise<StoredVideo> {
  const avatar = row.is_open ? row.storage_key : null;
  const named = { characterSlug: row.slug, characterName: firstName(row.name) };
  return { ...(await toVideoMessage(context, row, named)), avatar };
}
