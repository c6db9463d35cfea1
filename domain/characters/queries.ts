import type { Knex } from 'knex';
import type { CharacterMediaRow, CharactersRow } from '~/db/rows';
import { currentLocale } from '~/observability/request-context';
import {
  choosePreview,
  chooseVideoPreview,
  isPromotional,
  type PreviewAudience,
} from '../media/previews';
import { firstName } from './first-name';
import { translatedAsJson, withWords, type Translation } from './translate-characters';
import type { Character, CharacterMedia } from './schema';
import { readTogether } from '../shared/reading/read-together';
import { readSettings } from '../settings/read-settings';
import { productSettings } from '../settings/settings';

/** The columns that a card and its position in a list need. */
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

export type CharacterRow = Pick<CharactersRow, (typeof cardColumns)[number]>;

const mediaRoles = {
  portrait: 'portrait',
  card: 'card',
  cover: 'cover',
  avatar: 'avatar',
  preview: 'preview',
  video_preview: 'videoPreview',
  poster: 'poster',
} as const satisfies Record<CharacterMediaRow['role'], keyof CharacterMedia>;
type MediaRole = CharacterMediaRow['role'];

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

export interface MediaRow extends Pick<CharacterMediaRow, 'role' | 'position'> {
  /** The storage key. */
  key: string;
}

interface MediaAndPreviews {
  media: CharacterMedia;
  /** The storage keys of all previews, including promotional ones. */
  previews: string[];
}

/** A character's pictures as JSON in SQL, without withheld ones. */
export const mediaOf = (id: string) => `coalesce(
  (select json_agg(json_build_object('role', role, 'position', position, 'key', storage_key)
                   order by role, position)
     from character_media
    where character_id = ${id} and (position = 0 or role in ('preview', 'video_preview'))
      and withheld_at is null), '[]')`;

/** Returns the SQL of a character's texts in the reader's language (`:locale`), as JSON. */
export const wordsOf = (id: string) => `
  (select json_build_object(${translatedAsJson}) from character_translations
    where character_id = ${id} and locale = :locale)`;

interface Details extends MediaAndPreviews {
  /** The texts in the reader's language; null if there is no translation. */
  words: Translation | null;
  isFollowed: boolean;
  isBlocked: boolean;
}

interface DetailsRow extends Omit<Details, keyof MediaAndPreviews> {
  id: string;
  media: MediaRow[];
}

/** Returns what is shown of characters besides their own rows, in one query for any number. */
async function findDetails(
  db: Knex,
  characterIds: string[],
  userId: string | null,
): Promise<Map<string, Details>> {
  if (characterIds.length === 0) return new Map();
  const [rows, audience] = await Promise.all([
    readTogether<DetailsRow>(
      db,
      db.raw(
        `select wanted.id, ${mediaOf('wanted.id')} as media,
              ${wordsOf('wanted.id')} as words,
              exists (select from follows
                       where user_id = cast(:userId as uuid) and character_id = wanted.id)
                as "isFollowed",
              exists (select from character_blocks
                       where user_id = cast(:userId as uuid) and character_id = wanted.id)
                as "isBlocked"
         from unnest(cast(:characterIds as uuid[])) as wanted (id)`,
        { characterIds, userId, locale: currentLocale() ?? null },
      ),
      {},
    ),
    findPreviewAudience(db, userId),
  ]);
  return new Map(
    rows.map(({ id, media, words, isFollowed, isBlocked }) => [
      id,
      { ...chooseMedia(media, audience), words, isFollowed, isBlocked },
    ]),
  );
}

/** Returns the pictures of a character that are shown to an audience. */
export function chooseMedia(rows: MediaRow[], audience: PreviewAudience): MediaAndPreviews {
  const media = noMedia();
  for (const row of rows) {
    if (row.position === 0) media[mediaRoles[row.role]] = row.key;
  }
  const ofRole = (wanted: MediaRole) =>
    rows.filter(({ role }) => role === wanted).map(({ key }) => key);
  const [pictures, loops] = [ofRole('preview'), ofRole('video_preview')];
  const preview = choosePreview(pictures, audience);
  return {
    media: {
      ...media,
      preview,
      videoPreview: chooseVideoPreview(loops, audience),
      // For a plain preview the card is a lighter rendition; a promotional preview is used directly.
      card: preview !== null && isPromotional(preview) ? preview : media.card,
    },
    previews: [...pictures, ...loops],
  };
}

/**
 * Returns the characters in the order of the rows, in the reader's language, with their pictures and
 * whether the person follows them. Characters that the person has blocked are left out.
 */
export async function toCharacters(
  db: Knex,
  rows: CharacterRow[],
  userId: string | null = null,
): Promise<Character[]> {
  const details = await findDetails(
    db,
    rows.map(({ id }) => id),
    userId,
  );
  return rows.flatMap((row) => {
    const found = details.get(row.id);
    const { words = null, media = noMedia(), isFollowed = false } = found ?? {};
    return found?.isBlocked ? [] : [toCharacter(withWords(row, words), media, isFollowed)];
  });
}

/** Returns one character built from the rows read. */
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

/**
 * Returns whether the current theme limits promotional previews to test users, and whether the person
 * is one.
 */
export async function findPreviewAudience(
  db: Knex,
  userId: string | null,
): Promise<PreviewAudience> {
  const { theme, themes } = await readSettings(db, productSettings);
  const isTestTheme = themes[theme].is_test;
  if (!isTestTheme || userId === null) return { isTestTheme, isTestUser: false };
  const user = await db('accounts').where({ id: userId }).first('is_test');
  return { isTestTheme, isTestUser: user?.is_test ?? false };
}
