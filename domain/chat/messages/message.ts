import type { MessagesRow } from '~/db/rows';
import { oneLine } from '../../shared/words/one-line';
import { placeOf, type Seal } from '../../shared/sealing/seal';
import type { CrisisReferral } from '../send/crisis-referral';
import { isOpenTo, readDetails } from './message-details';
import { readSpeech } from './message-speech';
import { reactionSchema, type Message, type Quote } from '../schema';

/** Seals the words of a message for storage. */
export const sealWords = (seal: Seal, id: string, content: string) =>
  seal.seal(content, placeOf('messages', 'sealed_content', id));

/** Seals the gist of the call that a message sums up, for storage. */
export const sealGist = (seal: Seal, id: string, gist: string) =>
  seal.seal(gist, placeOf('messages', 'sealed_gist', id));

const openGist = (seal: Seal, { id, sealed_gist }: Pick<StoredMessage, 'id' | 'sealed_gist'>) =>
  sealed_gist === null ? null : seal.open(sealed_gist, placeOf('messages', 'sealed_gist', id));

/** Opens the words of a stored message. */
export function openWords(
  seal: Seal,
  { id, content, sealed_content }: Pick<StoredMessage, 'id' | 'content' | 'sealed_content'>,
) {
  if (sealed_content === null) return content ?? '';
  return seal.open(sealed_content, placeOf('messages', 'sealed_content', id));
}

/**
 * Returns the words for the person whose chat it is. The words of a locked voice message are empty
 * until it is unlocked.
 */
export const readableWords = (
  seal: Seal,
  row: Pick<StoredMessage, 'id' | 'type' | 'details' | 'content' | 'sealed_content'>,
): string => (isLocked(row) ? '' : openWords(seal, row));

function isLocked({ type, details }: Pick<StoredMessage, 'type' | 'details'>): boolean {
  if (type !== 'audio') return false;
  const voice = readDetails(type, details);
  return voice?.type === 'audio' && !isOpenTo(voice);
}

/** Opens a stored message. */
export function openMessage<Row extends StoredMessage>(seal: Seal, row: Row) {
  return { ...row, content: openWords(seal, row), gist: openGist(seal, row) };
}

export const messageColumns = [
  'id',
  'chat_id',
  'seq',
  'role',
  'type',
  'subtype',
  'content',
  'sealed_content',
  'sealed_gist',
  'idempotency_key',
  'referral',
  'details',
  'speech',
  'quoted_id',
  'reaction',
  'removed_at',
  'edited_at',
  'sent_at',
] as const;

/** A message as stored: sealed, or in plain text if it was written before texts were sealed. */
export interface StoredMessage extends Pick<
  MessagesRow,
  Exclude<(typeof messageColumns)[number], 'referral' | 'details' | 'speech'>
> {
  referral: CrisisReferral | null;
  details: Record<string, unknown> | null;
  speech: Record<string, unknown> | null;
}

/** A stored message with opened words. */
export interface MessageRow extends Omit<
  StoredMessage,
  'content' | 'sealed_content' | 'sealed_gist'
> {
  content: string;
  /** Undefined for a message that was just stored. */
  gist?: string | null;
}

/** Converts a stored message to the area's own terms, with the message it quotes if that still exists. */
export function toMessage(
  row: MessageRow,
  characterId: string,
  quote: Quote | null = null,
): Message {
  return {
    id: row.id,
    chatId: row.chat_id,
    characterId,
    type: row.type,
    subtype: row.subtype,
    content: isLocked(row) ? '' : row.content,
    role: row.role,
    idempotencyKey: row.idempotency_key,
    seq: row.seq,
    referral: row.referral,
    details: readDetails(row.type, row.details),
    speech: readSpeech(row.speech),
    gist: row.gist ?? null,
    quote,
    reaction: reactionSchema.nullable().parse(row.reaction),
    isRemoved: row.removed_at !== null,
    isEdited: row.edited_at !== null,
    sentAt: row.sent_at,
  };
}

/** The maximum length of a message preview in a chat list. */
const previewLength = 120;

/** Returns a message as one line for lists. */
export function previewOf(content: string): string {
  const line = oneLine(content);
  return line.length <= previewLength ? line : `${line.slice(0, previewLength - 1)}…`;
}
