import type { Knex } from 'knex';
import { firstName } from '../characters/first-name';
import { refuse, type Refusal } from './refusals';

/** The twin of a live model, as its person works with it. */
export interface OwnTwin {
  creatorId: string;
  characterId: string;
  slug: string;
  firstName: string;
  /** True if the twin has a fan club. */
  hasClub: boolean;
}

export type TwinRefusal = Refusal<'not-a-creator' | 'twin-not-live'>;

/** Returns the twin of a person who is a live model. */
export async function findOwnTwin(
  db: Knex,
  userId: string,
): Promise<({ ok: true } & OwnTwin) | TwinRefusal> {
  const creator = await db('creator_profiles').where({ user_id: userId }).first('id');
  if (!creator) return refuse('not-a-creator');
  const twin = await db('live_twins as live')
    .join('published_characters as character', 'character.id', 'live.character_id')
    .leftJoin('clubs as club', 'club.character_id', 'live.character_id')
    .where({ 'live.creator_id': creator.id })
    .first<{ characterId: string; slug: string; name: string; clubId: string | null } | undefined>({
      characterId: 'live.character_id',
      slug: 'character.slug',
      name: 'character.name',
      clubId: 'club.id',
    });
  if (!twin) return refuse('twin-not-live');
  return {
    ok: true,
    creatorId: creator.id,
    characterId: twin.characterId,
    slug: twin.slug,
    firstName: firstName(twin.name),
    hasClub: twin.clubId !== null,
  };
}
