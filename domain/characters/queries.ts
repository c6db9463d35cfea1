import type { Knex } from 'knex';
import { firstName } from './first-name';
import { translateCharacters } from './translate-characters';
import type { CharacterCard, CharacterMedia, MediaAddress } from './schema';

export interface CharacterRow {
  id: string;
  slug: string;
  name: string;
  age: number;
  occupation: string;
  style: CharacterCard['style'];
  category: CharacterCard['category'];
  badge: CharacterCard['badge'];
  type: CharacterCard['type'];
  origin: CharacterCard['origin'];
  gender: CharacterCard['gender'];
  available_for_calls: boolean;
  is_live: boolean;
  tagline: string;
  random_order: number;
  created_at: Date;
}

/** What a card needs, and what its place in a list is read from. */
export const cardColumns = [
  'id',
  'slug',
  'name',
  'age',
  'occupation',
  'style',
  'category',
  'badge',
  'type',
  'origin',
  'gender',
  'available_for_calls',
  'is_live',
  'tagline',
  'random_order',
  'created_at',
] as const;

const mediaRoles = {
  portrait: 'portrait',
  card: 'card',
  cover: 'cover',
  avatar: 'avatar',
  preview: 'preview',
  video_preview: 'videoPreview',
  poster: 'poster',
} as const;
type MediaRole = keyof typeof mediaRoles;

function noMedia(): CharacterMedia {
  return {
    portrait: null,
    card: null,
    cover: null,
    avatar: null,
    preview: null,
    videoPreview: null,
    poster: null,
  };
}

interface MediaRow {
  character_id: string;
  role: MediaRole;
  position: number;
  storage_key: string;
}

/** The pictures of many characters in one query, by character id. */
export async function findMedia(
  db: Knex,
  characterIds: string[],
  address: MediaAddress,
): Promise<Map<string, CharacterMedia>> {
  const rows = await mediaRows(db, characterIds).where('position', 0);
  return pick(characterIds, rows, address);
}

/** The same, and in their stored order all previews there are, promotional ones among them. */
export async function findMediaAndPreviews(
  db: Knex,
  characterIds: string[],
  address: MediaAddress,
): Promise<Map<string, { media: CharacterMedia; previews: string[] }>> {
  const rows = await mediaRows(db, characterIds).orderBy(['role', 'position']);
  const media = pick(
    characterIds,
    rows.filter(({ position }) => position === 0),
    address,
  );
  const previews = rows.filter(({ role }) => role === 'preview' || role === 'video_preview');
  return new Map(
    [...media].map(([id, own]) => [
      id,
      {
        media: own,
        previews: previews
          .filter((row) => row.character_id === id)
          .map((row) => address(row.storage_key)),
      },
    ]),
  );
}

function mediaRows(db: Knex, characterIds: string[]): Knex.QueryBuilder<MediaRow, MediaRow[]> {
  return db<MediaRow>('character_media')
    .whereIn('character_id', characterIds)
    .select<MediaRow[]>('character_id', 'role', 'position', 'storage_key');
}

function pick(
  characterIds: string[],
  rows: MediaRow[],
  address: MediaAddress,
): Map<string, CharacterMedia> {
  const media = new Map(characterIds.map((id) => [id, noMedia()]));
  for (const row of rows) {
    const of = media.get(row.character_id);
    if (of) of[mediaRoles[row.role]] = address(row.storage_key);
  }
  return media;
}

/** Which of these characters a person follows; none without a person. */
async function findFollowed(
  db: Knex,
  characterIds: string[],
  userId: string | null,
): Promise<Set<string>> {
  if (userId === null || characterIds.length === 0) return new Set();
  const rows = await db('follows')
    .where({ user_id: userId })
    .whereIn('character_id', characterIds)
    .select<{ character_id: string }[]>('character_id');
  return new Set(rows.map((row) => row.character_id));
}

/** Cards in the order of the rows, in the reader's language, with their pictures and what the person follows. */
export async function toCards(
  db: Knex,
  rows: CharacterRow[],
  address: MediaAddress,
  userId: string | null = null,
): Promise<CharacterCard[]> {
  const ids = rows.map((row) => row.id);
  const [translated, media, followed] = await Promise.all([
    translateCharacters(db, rows),
    findMedia(db, ids, address),
    findFollowed(db, ids, userId),
  ]);
  return translated.map((row) => toCard(row, media.get(row.id) ?? noMedia(), followed.has(row.id)));
}

/** One character as a card shows it. */
export function toCard(
  row: CharacterRow,
  media: CharacterMedia,
  isFollowed: boolean,
): CharacterCard {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    firstName: firstName(row.name),
    age: row.age,
    occupation: row.occupation,
    style: row.style,
    category: row.category,
    badge: row.badge,
    type: row.type,
    origin: row.origin,
    gender: row.gender,
    availableForCalls: row.available_for_calls,
    isLive: row.is_live,
    tagline: row.tagline,
    isFollowed,
    media,
  };
}
