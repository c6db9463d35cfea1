import type { Knex } from 'knex';
import {
  choosePreview,
  chooseVideoPreview,
  isPromotional,
  type PreviewAudience,
} from '../media/previews';
import { findPreviewAudience } from './find-preview-audience';
import { firstName } from './first-name';
import { translateCharacters } from './translate-characters';
import type { Character, CharacterMedia } from './schema';

export interface CharacterRow {
  id: string;
  slug: string;
  name: string;
  age: number;
  occupation: string;
  style: Character['style'];
  category: Character['category'];
  badge: Character['badge'];
  type: Character['type'];
  origin: Character['origin'];
  gender: Character['gender'];
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

interface MediaAndPreviews {
  media: CharacterMedia;
  /** All there are, promotional ones among them, as they are stored. */
  previews: string[];
}

/** The pictures of many characters, by character id, with the previews that are for this person. */
export async function findMedia(
  db: Knex,
  characterIds: string[],
  userId: string | null = null,
): Promise<Map<string, MediaAndPreviews>> {
  const [rows, audience] = await Promise.all([
    db('character_media')
      .whereIn('character_id', characterIds)
      .whereRaw("(position = 0 or role in ('preview', 'video_preview'))")
      .orderBy(['role', 'position'])
      .select<MediaRow[]>('character_id', 'role', 'position', 'storage_key'),
    findPreviewAudience(db, userId),
  ]);
  const grouped = new Map(characterIds.map((id) => [id, new Array<MediaRow>()]));
  for (const row of rows) grouped.get(row.character_id)?.push(row);
  return new Map([...grouped].map(([id, own]) => [id, chooseMedia(own, audience)]));
}

function chooseMedia(rows: MediaRow[], audience: PreviewAudience): MediaAndPreviews {
  const media = noMedia();
  for (const row of rows) {
    if (row.position === 0) media[mediaRoles[row.role]] = row.storage_key;
  }
  const ofRole = (wanted: MediaRole) =>
    rows.filter(({ role }) => role === wanted).map((row) => row.storage_key);
  const [pictures, loops] = [ofRole('preview'), ofRole('video_preview')];
  const preview = choosePreview(pictures, audience);
  return {
    media: {
      ...media,
      preview,
      videoPreview: chooseVideoPreview(loops, audience),
      // Of a plain preview the card is a lighter rendition; a promotional one stands for itself.
      card: preview !== null && isPromotional(preview) ? preview : media.card,
    },
    previews: [...pictures, ...loops],
  };
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

/** Characters in the order of the rows, in the reader's language, with their pictures and what the person follows. */
export async function toCharacters(
  db: Knex,
  rows: CharacterRow[],
  userId: string | null = null,
): Promise<Character[]> {
  const ids = rows.map((row) => row.id);
  const [translated, media, followed] = await Promise.all([
    translateCharacters(db, rows),
    findMedia(db, ids, userId),
    findFollowed(db, ids, userId),
  ]);
  return translated.map((row) =>
    toCharacter(row, media.get(row.id)?.media ?? noMedia(), followed.has(row.id)),
  );
}

/** One character, of what was read about it. */
export function toCharacter(
  row: CharacterRow,
  media: CharacterMedia,
  isFollowed: boolean,
): Character {
  return {
    id: row.id,
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
