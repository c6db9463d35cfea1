import type { ChatMessage } from './schema';

export interface MessageRow {
  id: string;
  chat_id: string;
  seq: number;
  role: 'user' | 'character';
  type: string;
  subtype: string | null;
  content: string;
  idempotency_key: string | null;
  sent_at: Date;
}

export const messageColumns = [
  'id',
  'chat_id',
  'seq',
  'role',
  'type',
  'subtype',
  'content',
  'idempotency_key',
  'sent_at',
] as const;

/** A stored message as every transport shows it. */
export function toChatMessage(row: MessageRow, characterId: string): ChatMessage {
  return {
    _id: row.id,
    messageId: row.id,
    chat: row.chat_id,
    characterId,
    recipient: characterId,
    type: row.type,
    subtype: row.subtype,
    content: row.content,
    role: row.role,
    idempotencyKey: row.idempotency_key,
    seq: row.seq,
    unlockPrice: null,
    sentAt: row.sent_at.toISOString(),
  };
}

/** How much of a message a chat list shows. */
const previewLength = 120;

/** One line of a message for lists. */
export function previewOf(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length <= previewLength ? line : `${line.slice(0, previewLength - 1)}…`;
}
