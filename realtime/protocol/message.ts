import * as z from 'zod';
import { crisisReferralSchema } from '~/domain/chat/crisis-referral';
import type { Message } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';

/** A message as sockets and calls show it to whose chat it is in. */
export const messageSchema = z.object({
  _id: idSchema,
  messageId: idSchema,
  chat: idSchema,
  characterId: idSchema,
  recipient: idSchema,
  type: z.string(),
  subtype: z.string().nullable(),
  content: z.string(),
  role: z.enum(['user', 'character']),
  idempotencyKey: z.string().nullable(),
  seq: z.number().int().positive(),
  unlockPrice: z.number().int().nullable(),
  /** Whom a card with the subtype crisis_referral sends to; null on any other message. */
  referral: crisisReferralSchema.nullable().default(null),
  sentAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

/** A message in the contract's names. */
export function presentMessage(message: Message): ChatMessage {
  const { id, chatId, characterId, type, subtype, content, role, idempotencyKey, seq } = message;
  return {
    _id: id,
    messageId: id,
    chat: chatId,
    characterId,
    recipient: characterId,
    type,
    subtype,
    content,
    role,
    idempotencyKey,
    seq,
    unlockPrice: null,
    referral: message.referral,
    sentAt: message.sentAt.toISOString(),
  };
}
