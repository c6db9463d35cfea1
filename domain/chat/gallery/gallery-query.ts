import type { Knex } from 'knex';
import type { GalleryRow } from './gallery-entry';
import type { GalleryMedia, GalleryTab } from './parts';
import type { GallerySource } from './schema';

/** The owner of the gallery, and the pictures to select. */
export interface GalleryFilter {
  userId: string;
  /** Only one chat, or only one character; all chats if both are undefined. */
  chatId?: string | undefined;
  characterId?: string | undefined;
  tab?: GalleryTab | undefined;
  media?: GalleryMedia | undefined;
  source?: GallerySource | undefined;
  /** Only one entry: the id of its message, or of the post that it shows. */
  entityId?: string | undefined;
  /** The posts to include; none by default. */
  postIds?: readonly string[] | undefined;
}

export interface Place {
  at: string;
  id: string;
}

interface Part {
  after: Place | null;
  order: 'desc' | 'asc';
  limit: number;
}

const isLocked = `m.details->>'unlockPrice' is not null and not (m.details->>'isUnlocked')::boolean`;

/** The SQL condition for the messages of each source. */
const ofSource: Record<Exclude<GallerySource, 'post' | 'chat_voice'>, string> = {
  chat_photo: `m.type in ('image', 'gift_for_tip') and m.details->>'isOrdered' is null`,
  chat_video: `m.type = 'video'`,
  character_image: `m.type = 'image' and m.details->>'isOrdered' is not null`,
};

/** Checks whether voice messages are selected. They are listed only on request, never among pictures. */
const isOfVoice = ({ media, source }: GalleryFilter): boolean =>
  media === 'Voice' || source === 'chat_voice';

/** Returns the SQL condition for a character's voice messages that have audio. */
function voicesIn({ tab, entityId }: GalleryFilter): string {
  return [
    `m.role = 'character' and m.details->>'storageKey' is not null`,
    ...(tab === undefined ? [] : [tab === 'Locked' ? isLocked : `not (${isLocked})`]),
    ...(entityId === undefined ? [] : ['m.id = :entityId']),
  ].join(' and ');
}

/** Returns the SQL condition for the messages, `m`, of a gallery. Unfinished pictures are excluded. */
function picturesIn(filter: GalleryFilter): string {
  if (isOfVoice(filter)) return `(${voicesIn(filter)})`;
  const { tab, media, source, entityId } = filter;
  const own = [
    `m.type in ('image', 'video', 'gift_for_tip') and m.details->>'folder' is not null`,
    ...(tab === undefined ? [] : [tab === 'Locked' ? isLocked : `not (${isLocked})`]),
    ...(media === undefined ? [] : [`m.type ${media === 'Video' ? '=' : '<>'} 'video'`]),
    ...(source === undefined || source === 'post' || source === 'chat_voice'
      ? []
      : [`(${ofSource[source]})`]),
    ...(entityId === undefined ? [] : ['m.id = :entityId']),
  ].join(' and ');
  const ofPosts = `m.type = 'post_message' and m.details->>'postId' = any(:postIds::text[])
    and (:entityId::text is null or m.details->>'postId' = :entityId::text)`;
  if (source === 'post') return `(${ofPosts})`;
  return source === undefined ? `((${own}) or (${ofPosts}))` : `(${own})`;
}

/** Returns the SQL condition on message types that matches the partial index. */
const kindsOf = (filter: GalleryFilter): string =>
  isOfVoice(filter)
    ? `m.removed_at is null and m.type = 'audio'`
    : `m.removed_at is null and m.type in ('image', 'video', 'gift_for_tip', 'post_message')`;

const ownChats = `c.user_id = :userId
  and (:chatId::uuid is null or c.id = :chatId::uuid)
  and (:characterId::uuid is null or c.character_id = :characterId::uuid)`;

const bindingsOf = ({ userId, chatId, characterId, entityId, postIds = [] }: GalleryFilter) => ({
  userId,
  chatId: chatId ?? null,
  characterId: characterId ?? null,
  entityId: entityId ?? null,
  postIds: [...postIds],
});

/**
 * Returns a limited number of a person's pictures in order of sending. Reads at most that number from
 * each chat, by an index in that order, so that the cost does not depend on the number of pictures.
 */
export async function readPictures(
  db: Knex,
  filter: GalleryFilter,
  { after, order, limit }: Part,
): Promise<GalleryRow[]> {
  const side = order === 'desc' ? '<' : '>';
  const { rows } = await db.raw<{ rows: GalleryRow[] }>(
    `select picture.*, c.character_id
       from chats c
      cross join lateral (
        select m.id, m.chat_id, m.seq, m.type, m.details, m.content, m.sealed_content, m.sent_at
          from messages m
         where m.chat_id = c.id and ${kindsOf(filter)} and ${picturesIn(filter)}
           and (:at::timestamptz is null or (m.sent_at, m.id) ${side} (:at::timestamptz, :afterId::uuid))
         order by m.sent_at ${order}, m.id ${order} limit :limit
      ) picture
      where ${ownChats}
      order by picture.sent_at ${order}, picture.id ${order} limit :limit`,
    { ...bindingsOf(filter), at: after?.at ?? null, afterId: after?.id ?? null, limit },
  );
  return rows;
}

/** Counts the pictures, up to a maximum. */
export async function countPictures(
  db: Knex,
  filter: GalleryFilter,
  atMost: number,
): Promise<number> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from (
       select from chats c
        cross join lateral (
          select from messages m
           where m.chat_id = c.id and ${kindsOf(filter)} and ${picturesIn(filter)} limit :atMost
        ) picture
        where ${ownChats} limit :atMost) counted`,
    { ...bindingsOf(filter), atMost },
  );
  return rows[0]?.count ?? 0;
}

/** Lists the posts that a character sent in a chat, newest first. */
export async function listSentPosts(
  db: Knex,
  { userId, chatId }: { userId: string; chatId: string },
  atMost: number,
): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { post_id: string }[] }>(
    `select m.details->>'postId' as post_id
       from chats c join messages m on m.chat_id = c.id
      where c.user_id = :userId and m.chat_id = :chatId and ${kindsOf({ userId })}
        and m.type = 'post_message'
      order by m.sent_at desc, m.id desc limit :atMost`,
    { userId, chatId, atMost },
  );
  return [...new Set(rows.map(({ post_id }) => post_id))];
}

/**
 * Returns the newest or the oldest pictures with each of some characters, up to a number per
 * character.
 */
export async function readFirstOfEach(
  db: Knex,
  filter: GalleryFilter,
  {
    characterIds,
    order,
    ofEach,
  }: { characterIds: readonly string[]; order: Part['order']; ofEach: number },
): Promise<GalleryRow[]> {
  const { rows } = await db.raw<{ rows: GalleryRow[] }>(
    `select picture.*
       from unnest(:characterIds::uuid[]) as wanted (character_id)
      cross join lateral (
        select own.*, c.character_id
          from chats c
         cross join lateral (
           select m.id, m.chat_id, m.seq, m.type, m.details, m.content, m.sealed_content, m.sent_at
             from messages m
            where m.chat_id = c.id and ${kindsOf(filter)} and ${picturesIn(filter)}
            order by m.sent_at ${order}, m.id ${order} limit :ofEach
         ) own
         where c.user_id = :userId and c.character_id = wanted.character_id
         order by own.sent_at ${order}, own.id ${order} limit :ofEach
      ) picture`,
    { ...bindingsOf(filter), characterIds: [...characterIds], ofEach },
  );
  return rows;
}

export interface CharacterCount {
  character_id: string;
  name: string;
  slug: string;
  count: number;
}

/**
 * Lists the characters of a person's pictures, by their newest or oldest picture, with the number of
 * pictures.
 */
export async function listCharactersOfPictures(
  db: Knex,
  filter: GalleryFilter,
  { order, limit }: Pick<Part, 'order' | 'limit'>,
): Promise<CharacterCount[]> {
  const first = order === 'desc' ? 'max' : 'min';
  const { rows } = await db.raw<{ rows: CharacterCount[] }>(
    `select listed.character_id, p.name, p.slug, listed.count
       from (
         select c.character_id, sum(own.count)::int as count, ${first}(own.sent_at) as sent_at
           from chats c
          cross join lateral (
            select count(*) as count, ${first}(m.sent_at) as sent_at from messages m
             where m.chat_id = c.id and ${kindsOf(filter)} and ${picturesIn(filter)}
          ) own
          where c.user_id = :userId and own.count > 0
          group by c.character_id
          order by sent_at ${order}, c.character_id limit :limit
       ) listed
       join character_profiles p on p.id = listed.character_id
      order by listed.sent_at ${order}, listed.character_id`,
    { ...bindingsOf(filter), limit },
  );
  return rows;
}
