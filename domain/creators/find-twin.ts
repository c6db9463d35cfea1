import type { Knex } from 'knex';

/** The twin of a person. */
export interface Twin {
  creatorId: string;
  characterId: string;
  slug: string;
  name: string;
  /** The storage key of its avatar; null if it has none. */
  avatarKey: string | null;
  isLive: boolean;
  /** The end of "live now"; null while the person is not there. */
  liveUntil: Date | null;
}

interface TwinRow extends Omit<Twin, 'isLive'> {
  /** Null if the twin is not live. */
  liveId: string | null;
}

/** Returns the twin of a person; null before it is made. */
export async function findTwin(db: Knex, userId: string): Promise<Twin | null> {
  const row = await db('creators as creator')
    .join('character_profiles as character', 'character.id', 'creator.character_id')
    .leftJoin('character_avatars as avatar', 'avatar.character_id', 'character.id')
    .leftJoin('live_models as live', 'live.creator_id', 'creator.id')
    .where('creator.user_id', userId)
    .first<TwinRow | undefined>(
      'creator.id as creatorId',
      'character.id as characterId',
      'character.slug',
      'character.name',
      'avatar.storage_key as avatarKey',
      'creator.live_until as liveUntil',
      'live.creator_id as liveId',
    );
  if (!row) return null;
  const { liveId, ...twin } = row;
  return { ...twin, isLive: liveId !== null };
}
