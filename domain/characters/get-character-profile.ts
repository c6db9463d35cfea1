import type { Knex } from 'knex';
import type { CharactersRow } from '~/db/rows';
import { currentLocale } from '~/observability/request-context';
import { followersShown } from '../engagement/engagement';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { withWords, type Translation } from './translate-characters';
import {
  cardColumns,
  chooseMedia,
  findPreviewAudience,
  mediaOf,
  toCharacter,
  wordsOf,
  type CharacterRow,
  type MediaRow,
} from './queries';
import type { CharacterMedia, CharacterProfile } from './schema';
import { engagementSettings } from '../engagement/settings';

interface ProfileRow
  extends
    CharacterRow,
    Pick<CharactersRow, 'bio' | 'greeting' | 'place' | 'height_cm' | 'owner_user_id'> {
  followers: number;
  is_followed: boolean;
  is_blocked: boolean;
  attributes: CharacterProfile['attributes'];
  media: MediaRow[];
  words: Translation | null;
}

/**
 * Returns the whole profile of a published character, or of a made one of the reader's own, by slug or id;
 * null if there is none. `userId` is the reader, if signed in.
 */
export async function getCharacterProfile(
  context: DomainContext,
  by: { slug: string } | { id: string },
  userId: string | null = null,
): Promise<CharacterProfile | null> {
  const open = (rows: Knex.QueryBuilder) =>
    rows.where(by).whereRaw('(is_published or (is_private and owner_user_id = ?::uuid))', [userId]);
  const [profile] = await readProfiles(context, open, userId);
  return profile ?? null;
}

/**
 * Returns the published profiles with the given ids and slugs, in the order given; missing ones are
 * skipped.
 */
export async function getCharacterProfiles(
  context: DomainContext,
  { ids, slugs }: { ids: string[]; slugs: string[] },
  userId: string | null = null,
): Promise<CharacterProfile[]> {
  const published = (rows: Knex.QueryBuilder) =>
    rows
      .whereRaw('is_published')
      .where((either) => void either.whereIn('id', ids).orWhereIn('slug', slugs));
  const profiles = await readProfiles(context, published, userId);
  const placeOf = ({ id, slug }: CharacterProfile) =>
    ids.includes(id) ? ids.indexOf(id) : ids.length + slugs.indexOf(slug);
  return profiles.sort((one, other) => placeOf(one) - placeOf(other));
}

function profileRows(db: Knex, userId: string | null): Knex.QueryBuilder {
  return db('characters').select(
    ...cardColumns,
    'bio',
    'greeting',
    'place',
    'height_cm',
    'owner_user_id',
    db.raw(
      `coalesce((select followers from character_counts
                  where character_id = characters.id), 0) as followers`,
    ),
    db.raw(
      `exists (select from follows
                where user_id = ?::uuid and character_id = characters.id) as is_followed`,
      [userId],
    ),
    db.raw(
      `exists (select from character_blocks
                where user_id = ?::uuid and character_id = characters.id) as is_blocked`,
      [userId],
    ),
    db.raw(
      `(select coalesce(json_agg(json_build_object('type', type, 'value', value) order by type), '[]')
          from character_attributes where character_id = characters.id) as attributes`,
    ),
    db.raw(`${mediaOf('characters.id')} as media`),
    db.raw(`${wordsOf('characters.id')} as words`, { locale: currentLocale() ?? null }),
  );
}

/** Returns the whole profiles, published or not, of the rows that `narrow` selects. */
export async function readProfiles(
  context: DomainContext,
  narrow: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
  userId: string | null = null,
): Promise<CharacterProfile[]> {
  const { db, now } = context;
  const query = narrow(profileRows(db, userId));
  const [rows, settings, audience] = await Promise.all([
    readTogether<ProfileRow>(db, query, { created_at: true }),
    context.settings(engagementSettings),
    findPreviewAudience(db, userId),
  ]);
  return rows.map((original) => {
    const row = withWords(original, original.words);
    const { name, created_at: createdAt } = row;
    const figures = { name, createdAt, followers: row.followers };
    const { media, previews } = chooseMedia(row.media, audience);
    const followers = followersShown(figures, settings.engagement_display, now());
    return { ...toProfile(row, media, followers), previews };
  });
}

function toProfile(
  row: ProfileRow,
  media: CharacterMedia,
  followers: number,
): Omit<CharacterProfile, 'previews'> {
  return {
    ...toCharacter(row, media, row.is_followed),
    isBlocked: row.is_blocked,
    bio: row.bio,
    greeting: row.greeting,
    place: row.place,
    heightCm: row.height_cm,
    attributes: row.attributes,
    createdAt: row.created_at,
    followers,
    creatorId: row.origin === 'verified_model' ? row.owner_user_id : null,
  };
}

/**
 * Returns a character that the person created, with its attributes, published or not; null for any
 * other character.
 */
export async function getOwnCharacter(
  context: DomainContext,
  { id, userId }: { id: string; userId: string },
): Promise<CharacterProfile | null> {
  const own = (rows: Knex.QueryBuilder) => rows.where({ id, owner_user_id: userId });
  const [profile] = await readProfiles(context, own);
  return profile ?? null;
}
