import type { Knex } from 'knex';
import { currentRequestId } from '~/observability/request-context';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { prepared } from '../../shared/reading/prepared';
import type { Charge } from '../send/charge';
import { crisisSubtype, type CrisisReferral, type Whereabouts } from '../send/crisis-referral';
import { messageColumns, sealWords, type MessageRow } from './message';
import type { CharacterSubtype, MessageDetails } from './message-details';
import { referralText } from '../send/referral-text';

interface NewMessage {
  id: string;
  chatId: string;
  /** The chat's last seq, read while its row was locked. */
  lastSeq: number;
  senderId: string;
  content: string;
  /** The content of the message besides its words. */
  details?: MessageDetails | null;
  now: Date;
}

interface UserMessage extends NewMessage {
  idempotencyKey: string;
  charge: Charge;
  /** The message of the same chat that it quotes. */
  quotedId?: string | null;
  /** Input for the reply that is due; null if none is due. */
  due: Whereabouts | null;
}

interface CharacterMessage extends NewMessage {
  subtype?: CharacterSubtype | typeof crisisSubtype;
  referral?: CrisisReferral;
  /** The message that it answers; undefined for a greeting. */
  replyToId?: string;
}

interface ReferralCard extends Omit<CharacterMessage, 'content' | 'subtype'> {
  referral: CrisisReferral;
  /** A BCP 47 language. */
  language: string | null;
}

/** The caller has the words already, so neither the sealed nor the plain text is returned. */
const returned = `returning ${messageColumns
  .filter((column) => !['content', 'sealed_content', 'sealed_gist'].includes(column))
  .join(', ')}`;

/**
 * Stores a person's message as the next one of a chat whose row the caller has locked, with the
 * outcome under its key and the pending reply, if one is due. Uses one statement because this is the
 * most frequent path.
 */
export async function appendUserMessage(
  context: Pick<DomainContext, 'seal'>,
  trx: Knex.Transaction,
  message: UserMessage,
): Promise<MessageRow> {
  const rows = await prepared<Appended>(
    trx,
    'append-user-message',
    `with head as (
       update chats set last_seq = :seq, last_message_at = :now, last_message_role = 'user'
        where id = :chatId
     ), outcome as (
       insert into send_outcomes (sender_id, idempotency_key, kind, chat_id, message_id, created_at)
       values (:senderId, :idempotencyKey, 'sent', :chatId, :id, :now)
     ), reply as (
       insert into replies (message_id, chat_id, seq, reply_id, request_id, country, language,
                            created_at)
       select :id::uuid, :chatId::uuid, :seq::int, :replyId::uuid, :requestId::text,
              :country::text, :language::text, :now::timestamptz
        where :isReplyDue::boolean
     )
     insert into messages (id, chat_id, seq, role, sender_id, type, details, quoted_id,
                           sealed_content, idempotency_key, price_tokens, transfer_id, is_trial,
                           sent_at)
     values (:id, :chatId, :seq, 'user', :senderId, :type, :details, :quotedId,
             :sealedContent, :idempotencyKey, :priceTokens, :transferId, :isTrial, :now)
     ${returned}`,
    {
      ...bindingsOf(context, message),
      idempotencyKey: message.idempotencyKey,
      ...message.charge,
      quotedId: message.quotedId ?? null,
      isReplyDue: message.due !== null,
      country: message.due?.country ?? null,
      language: message.due?.language ?? null,
      replyId: newId(),
      requestId: currentRequestId() ?? null,
    },
  );
  return { ...onlyRow(rows), content: message.content };
}

const charactersColumns = `id, chat_id, seq, role, sender_id, type, details, subtype,
                           sealed_content, referral, reply_to_id, sent_at`;
const charactersBindings = `:id::uuid, :chatId::uuid, :seq::int, 'character', :senderId::uuid,
            :type::text, :details::jsonb, :subtype::text, :sealedContent::text, :referral::jsonb,
            :replyToId::uuid, :now::timestamptz`;

/** Stores a character's message as the next one of a locked chat and counts it as unread. */
export async function appendCharacterMessage(
  context: Pick<DomainContext, 'seal'>,
  trx: Knex.Transaction,
  message: CharacterMessage,
): Promise<MessageRow> {
  const rows = await prepared<Appended>(
    trx,
    'append-character-message',
    `with head as (
       update chats set last_seq = :seq, last_message_at = :now,
              last_message_role = 'character', unread_count = unread_count + 1
        where id = :chatId
     )
     insert into messages (${charactersColumns}) select ${charactersBindings}
     ${returned}`,
    bindingsOfCharacter(context, message),
  );
  return { ...onlyRow(rows), content: message.content };
}

/**
 * Stores a reply in the same way and completes its pending entry. Returns null if the claim on that
 * entry was lost. `hasMore` is true if another message in the chat waits for a reply.
 */
export async function appendReply(
  context: Pick<DomainContext, 'seal'>,
  trx: Knex.Transaction,
  message: CharacterMessage & { replyToId: string; attempt: number },
): Promise<{ message: MessageRow; hasMore: boolean } | null> {
  const [row] = await prepared<Appended & { has_more: boolean }>(
    trx,
    'append-reply',
    `with finished as (
       update replies set state = 'done', leased_until = null
        where message_id = :replyToId and attempts = :attempt and state = 'pending'
        returning chat_id
     ), head as (
       update chats set last_seq = :seq, last_message_at = :now,
              last_message_role = 'character', unread_count = unread_count + 1
        where id in (select chat_id from finished)
     )
     insert into messages (${charactersColumns})
     select ${charactersBindings} from finished
     ${returned}, exists (
       select from replies
        where chat_id = :chatId and state = 'pending' and message_id <> :replyToId
     ) as has_more`,
    { ...bindingsOfCharacter(context, message), attempt: message.attempt },
  );
  if (!row) return null;
  const { has_more: hasMore, ...stored } = row;
  return { message: { ...stored, content: message.content }, hasMore };
}

/** Stores the card with help lines, with a plain text for clients that do not show cards. */
export function appendReferralCard(
  context: Pick<DomainContext, 'seal'>,
  trx: Knex.Transaction,
  { language, ...card }: ReferralCard,
): Promise<MessageRow> {
  return appendCharacterMessage(context, trx, { ...card, ...cardOf(card.referral, language) });
}

/** The content of a character's message: words or a card. */
export type AnswerParts = Pick<CharacterMessage, 'content' | 'subtype' | 'referral'>;

/** Returns a card with help lines and its plain text in a language (BCP 47). */
export const cardOf = (referral: CrisisReferral, language: string | null): AnswerParts => ({
  content: referralText(referral, language),
  subtype: crisisSubtype,
  referral,
});

function bindingsOf({ seal }: Pick<DomainContext, 'seal'>, message: NewMessage) {
  const { id, chatId, lastSeq, senderId, content, now } = message;
  const sealedContent = sealWords(seal, id, content);
  const { type, details } = columnsOf(message.details ?? null);
  return { id, chatId, seq: lastSeq + 1, senderId, sealedContent, type, details, now };
}

function bindingsOfCharacter(context: Pick<DomainContext, 'seal'>, message: CharacterMessage) {
  return {
    ...bindingsOf(context, message),
    subtype: message.subtype ?? null,
    referral: message.referral ? JSON.stringify(message.referral) : null,
    replyToId: message.replyToId ?? null,
  };
}

/** Converts the content of a message to its columns; the type has its own column. */
export function columnsOf(carried: MessageDetails | null) {
  if (!carried) return { type: 'text' as const, details: null };
  const { type, ...details } = carried;
  return { type, details: JSON.stringify(details) };
}

type Appended = Omit<MessageRow, 'content'>;

function onlyRow(rows: Appended[]): Appended {
  const [stored] = rows;
  if (!stored) throw new Error('a message could not be stored');
  return stored;
}
