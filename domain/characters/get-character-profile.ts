import type { Knex } from 'knex';
import type { CharactersRow } from '~/db/rows';
import { followersShown } from '../engagement/engagement';
import type { DomainContext } from '../shared/context';
import { withWords } from './translate-characters';
import { cardColumns, findDetails, toCharacter, type CharacterRow } from './queries';
import type { CharacterMedia, CharacterProfile } from './schema';
import { engagementSettings } from '../engagement/settings';

export interface ProfileRow
  extends
    CharacterRow,
    Pick<CharactersRow, 'bio' | 'greeting' | 'place' | 'height_cm' | 'owner_user_id'> {
  followers: number;
  is_followed: boolean;
  is_member: boolean;
}

/** A published character's whole profile by slug or id, or null; `userId` is who asks, if known. */
export async function getCharacterProfile(
  context: DomainContext,
  by: { slug: string } | { id: string },
  userId: string | null = null,
): Promise<CharacterProfile | null> {
  const rows = profileRows(context.db, userId, context.now());
  const row = await rows.where(by).whereRaw('is_published').first();
  if (!row) return null;
  const [profile] = await toProfiles(context, [row], userId);
  return profile ?? null;
}

/** Published profiles by ids and slugs, as many as there are; in the order asked for. */
export async function getCharacterProfiles(
  context: DomainContext,
  { ids, slugs }: { ids: string[]; slugs: string[] },
  userId: string | null = null,
): Promise<CharacterProfile[]> {
  const rows: ProfileRow[] = await profileRows(context.db, userId, context.now())
    .whereRaw('is_published')
    .where((either) => void either.whereIn('id', ids).orWhereIn('slug', slugs));
  const profiles = await toProfiles(context, rows, userId);
  const placeOf = ({ id, slug }: CharacterProfile) =>
    ids.includes(id) ? ids.indexOf(id) : ids.length + slugs.indexOf(slug);
  return profiles.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Rows of profiles, published or not, as one person sees them. */
export function profileRows(
  db: Knex,
  userId: string | null,
  now: Date,
): Knex.QueryBuilder<ProfileRow, ProfileRow[]> {
  return db<ProfileRow>('characters').select(
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
      `exists (select from club_members
                where user_id = ?::uuid and character_id = characters.id
                  and expires_at > ?) as is_member`,
      [userId, now],
    ),
  );
}

/** Puts pictures, attributes and the reader's language to rows of profiles, in as many queries however many there are. */
export async function toProfiles(
  context: DomainContext,
  rows: ProfileRow[],
  userId: string | null = null,
): Promise<CharacterProfile[]> {
  const ids = rows.map(({ id }) => id);
  const [settings, details, attributes] = await Promise.all([
    context.settings(engagementSettings),
    findDetails(context.db, ids, userId),
    findAttributes(context.db, ids),
  ]);
  return rows.flatMap((original) => {
    const own = details.get(original.id);
    if (!own) return [];
    const row = withWords(original, own.words);
    const { name, created_at: createdAt, followers } = row;
    const figures = { name, createdAt, followers };
    const shown = followersShown(figures, settings.engagement_display, context.now());
    return {
      ...toProfile(row, own.media, attributes.get(row.id) ?? [], shown),
      previews: own.previews,
    };
  });
}

function toProfile(
  row: ProfileRow,
  media: CharacterMedia,
  attributes: CharacterProfile['attributes'],
  followers: number,
): Omit<CharacterProfile, 'previews'> {
  return {
    ...toCharacter(row, media, row.is_followed),
    bio: row.bio,
    greeting: row.greeting,
    place: row.place,
    heightCm: row.height_cm,
    attributes,
    createdAt: row.created_at,
    followers,
    isMember: row.is_member,
    creatorId: row.origin === 'verified_model' ? row.owner_user_id : null,
  };
}

async function findAttributes(
  db: Knex,
  characterIds: string[],
): Promise<Map<string, CharacterProfile['attributes']>> {
  const rows = await db('character_attributes')
    .whereIn('character_id', characterIds)
    .orderBy('type')
    .select('character_id', 'type', 'value');
  const of = new Map<string, CharacterProfile['attributes']>();
  for (const { character_id, type, value } of rows) {
    of.set(character_id, [...(of.get(character_id) ?? []), { type, value }]);
  }
  return of;
}

/** A character that a person made, with its attributes, published or not; null for anybody else. */
export async function getOwnCharacter(
  context: DomainContext,
  { id, userId }: { id: string; userId: string },
): Promise<CharacterProfile | null> {
  const rows = await profileRows(context.db, userId, context.now()).where({
    id,
    owner_user_id: userId,
  });
  const [profile] = await toProfiles(context, rows);
  return profile ?? null;
}
