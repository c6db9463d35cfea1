import type { Knex } from 'knex';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { secondsAgo } from '../../shared/remove-in-batches';
import { videoOffered } from '../events';
import { chatSettings } from '../settings';
import { decideVideoOffer, type OfferFacts } from './decide-video-offer';
import { nameCharacter, sealQuery, toVideoMessage, type VideoRow } from './video-rows';

interface RequestInput {
  userId: string;
  chatId: string;
  characterId: string;
  /** The person's words, which were moderated when they were sent. */
  query: string;
}

/**
 * Offers a video to a person who requested one, in the transaction of the reply. Nothing is generated
 * before they accept the price. Returns the offer's key; null if they have an open offer or have
 * reached the daily number.
 */
export async function offerVideo(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, chatId, characterId, query }: RequestInput,
): Promise<string | null> {
  // Without this lock, two chats could both offer the first video for free.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`videos:${userId}`]);
  const settings = await context.settings(chatSettings);
  const facts = await readFacts(context, trx, userId, settings.video_discount_seconds);
  const offer = decideVideoOffer(facts, {
    price: settings.video_message_price,
    discountPercent: settings.video_discount_percent,
    discountEvery: settings.video_discount_every_seconds,
    aDay: settings.video_offers_a_day,
    isFirstFree: settings.video_first_free,
  });
  if (!offer) return null;
  const id = newId();
  const now = context.now();
  const [row] = await trx('video_messages')
    .insert({
      id,
      user_id: userId,
      chat_id: chatId,
      character_id: characterId,
      idempotency_key: id,
      sealed_query: sealQuery(context.seal, id, query),
      tokens: offer.tokens,
      full_tokens: offer.fullTokens,
      discount_percent: offer.discountPercent,
      expires_at: new Date(now.getTime() + settings.video_offer_seconds * 1000),
      created_at: now,
    })
    .returning<VideoRow[]>('*');
  if (!row) throw new Error('an offer could not be stored');
  const named = await nameCharacter(trx, characterId);
  const video = await toVideoMessage(context, row, named);
  announce(trx, videoOffered, { personId: userId, aggregateId: id }, video);
  return id;
}

async function readFacts(
  { now }: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  discountSeconds: number,
): Promise<OfferFacts> {
  const ofPerson = () => trx('video_messages').where({ user_id: userId });
  const [open, today, had, discounted] = await Promise.all([
    ofPerson()
      .where({ state: 'pending' })
      .whereNull('dismissed_at')
      .where('expires_at', '>', now())
      .where((runs) =>
        runs
          .where('discount_percent', 0)
          .orWhereNull('shown_at')
          .orWhere('shown_at', '>', secondsAgo({ now }, discountSeconds)),
      )
      .first('id'),
    ofPerson()
      .where('created_at', '>', secondsAgo({ now }, 24 * 3600))
      .limit(100)
      .pluck('id'),
    ofPerson()
      .where({ state: 'confirmed' })
      .whereRaw("outcome is distinct from 'failed'")
      .first('id'),
    ofPerson().where('discount_percent', '>', 0).orderBy('created_at', 'desc').first('created_at'),
  ]);
  return {
    hasOpenOffer: open !== undefined,
    offeredToday: today.length,
    hasHadOne: had !== undefined,
    lastDiscountAt: discounted?.created_at ?? null,
    now: now(),
  };
}
