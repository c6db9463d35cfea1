import type { Knex } from 'knex';
import type { MessagesRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { lockChatById } from '../chats/lock-chat';
import { readDetails } from '../messages/message-details';
import { refuse, type Refusal } from '../refusals';
import { decideOfferAgain } from './decide-offer-again';
import { announceRemoved } from './leave-video';
import { offerVideo } from './offer-video';
import { lockVideo, openQuery, type NamedVideo, type VideoRow } from './video-rows';

export type OfferedAgain =
  | { ok: true; idempotencyKey: string }
  | NonNullable<ReturnType<typeof decideOfferAgain>>
  | Refusal<'no-such-video' | 'video-not-offered'>;

/**
 * Offers a failed video again with the same request: a new offer at the current price, which must be
 * accepted like any other. The failed one is dismissed. Returns the key of the new offer.
 */
export function offerVideoAgain(context: DomainContext, named: NamedVideo): Promise<OfferedAgain> {
  const { userId } = named;
  return transact(context, async (trx) => {
    const existing = await trx('video_messages')
      .where({ user_id: userId, idempotency_key: named.idempotencyKey })
      .first('chat_id');
    // The chat is locked before any of its rows.
    const chat =
      existing?.chat_id &&
      (await lockChatById(trx, { kind: 'user', id: userId }, existing.chat_id));
    const row = chat && (await lockVideo(trx, named));
    if (!row) return refuse('no-such-video');
    const failure = await readFailure(trx, row);
    const { outcome, dismissed_at: dismissedAt } = row;
    const refused = decideOfferAgain({
      outcome,
      failure,
      dismissedAt,
      chat: { ...chat, isSetAside: await isSetAside(trx, row.chat_id) },
    });
    if (refused) return refused;
    const idempotencyKey = await offerVideo(context, trx, {
      userId,
      chatId: row.chat_id,
      characterId: row.character_id,
      query: openQuery(context.seal, row),
    });
    if (idempotencyKey === null) return refuse('video-not-offered');
    await trx('video_messages').where({ id: row.id }).update({ dismissed_at: context.now() });
    announceRemoved(trx, named, row.id);
    return { ok: true, idempotencyKey };
  });
}

async function isSetAside(trx: Knex.Transaction, chatId: string): Promise<boolean> {
  const chat = await trx('chats').where({ id: chatId }).first('set_aside_at');
  return chat?.set_aside_at != null;
}

/** Returns the failure of a video's order as stored in its message; null if there is none. */
async function readFailure(
  trx: Knex.Transaction,
  { chat_id, message_id: id }: Pick<VideoRow, 'chat_id' | 'message_id'>,
): Promise<string | null> {
  if (id === null) return null;
  const row = await trx('messages')
    .where({ chat_id, id, removed_at: null })
    .first<Pick<MessagesRow, 'details'> | undefined>('details');
  const details = row ? readDetails('video', row.details) : null;
  return details?.type === 'video' && details.hasFailed ? (details.failure ?? 'failed') : null;
}
