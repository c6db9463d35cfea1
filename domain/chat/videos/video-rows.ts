import type { Knex } from 'knex';
import type { CharacterProfilesRow, VideoMessagesRow } from '~/db/rows';
import { firstName } from '../../characters/first-name';
import type { DomainContext } from '../../shared/context';
import { placeOf, type Seal } from '../../shared/sealing/seal';
import { chatSettings } from '../settings';
import type { VideoMessage } from '../schema';
import { offerEndsAt } from './decide-video';

/** Encrypts the text of a video request for storage. */
export const sealQuery = (seal: Seal, id: string, query: string): string =>
  seal.seal(query, placeOf('video_messages', 'sealed_query', id));

/** Decrypts the text of a video request; returns an empty string if its message was removed. */
export const openQuery = (
  seal: Seal,
  { id, sealed_query: sealed }: Pick<VideoMessagesRow, 'id' | 'sealed_query'>,
): string =>
  sealed === null ? '' : seal.open(sealed, placeOf('video_messages', 'sealed_query', id));

/** A video message whose chat still exists; the others are kept only to be counted. */
export type VideoRow = VideoMessagesRow & { chat_id: string };

type Named = Pick<VideoMessage, 'characterSlug' | 'characterName'>;

/** Converts a stored video message to the area's own names. */
export async function toVideoMessage(
  { seal, settings }: Pick<DomainContext, 'seal' | 'settings'>,
  row: VideoRow,
  { characterSlug, characterName }: Named,
): Promise<VideoMessage> {
  const { video_discount_seconds } = await settings(chatSettings);
  const { discount_percent: discountPercent, shown_at: shownAt, expires_at: expiresAt } = row;
  return {
    id: row.id,
    idempotencyKey: row.idempotency_key,
    userId: row.user_id,
    chatId: row.chat_id,
    characterId: row.character_id,
    characterSlug,
    characterName,
    query: openQuery(seal, row),
    state: row.state,
    tokens: row.tokens,
    fullTokens: row.full_tokens,
    discountPercent,
    endsAt: offerEndsAt({ discountPercent, shownAt, expiresAt }, video_discount_seconds),
    messageId: row.message_id,
    isGenerated: row.outcome === 'generated',
    isFailed: row.outcome === 'failed',
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
  };
}

/** The keys by which clients identify a video message. */
export interface NamedVideo {
  userId: string;
  idempotencyKey: string;
}

/** Locks a person's video message until the transaction ends; returns undefined if there is none. */
export async function lockVideo(
  trx: Knex.Transaction,
  { userId, idempotencyKey }: NamedVideo,
): Promise<VideoRow | undefined> {
  return trx('video_messages')
    .where({ user_id: userId, idempotency_key: idempotencyKey })
    .whereNotNull('chat_id')
    .forUpdate()
    .first<VideoRow | undefined>();
}

/** Returns the character's slug and first name, as clients use them. */
export async function nameCharacter(db: Knex, characterId: string): Promise<Named> {
  const { slug, name } = await db('character_profiles')
    .where({ id: characterId })
    .first<Pick<CharacterProfilesRow, 'slug' | 'name'>>('slug', 'name');
  return { characterSlug: slug, characterName: firstName(name) };
}
