import type { Knex } from 'knex';
import { resolveAgeStatus, type AgeStatus } from '../../age-checks/resolve-age-status';
import { orderRefusalOf, type OrderRefusalCode } from '../../moderation/prompts/order-refusal';
import { firstName } from '../../characters/first-name';
import { getLikeness } from '../../characters/get-likeness';
import { placeGeneration } from '../../generations/place-generation';
import { videoSize, type VideoOrder } from '../../generations/schema';
import { generationsSettings } from '../../generations/settings';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import type { SettingsOf } from '../../shared/define-settings';
import { transact } from '../../shared/transactions/transact';
import { findPause } from '../../strikes/find-pause';
import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import { defineTransferReason } from '../../wallet/schema';
import { lockChatById, type LockedChat } from '../chats/lock-chat';
import { characterMessageSent, videoConfirmed } from '../events';
import { appendCharacterMessage } from '../messages/append-message';
import { chatVideo } from '../messages/made-for-chat';
import { toMessage } from '../messages/message';
import { refuse, type Refusal } from '../refusals';
import type { VideoMessage } from '../schema';
import { judgeOrder } from '../send/judge-words';
import { decideConfirm, type RefusedVideo } from './decide-video';
import { composePhotoOrder } from '../photos/photo-order';
import {
  lockVideo,
  nameCharacter,
  toVideoMessage,
  type NamedVideo,
  type VideoRow,
} from './video-rows';

const videoReason = defineTransferReason('video_message');

interface Confirming extends NamedVideo {
  /** The number of tokens that the person has confirmed. */
  confirmed?: number | undefined;
  country?: string | undefined;
}

export type ConfirmedVideo =
  | { ok: true; messageId: string | null }
  | RefusedVideo
  | Refusal<
      | 'no-such-video'
      | 'insufficient-balance'
      | 'spending-limit'
      | 'confirmation-needed'
      | 'generation-limit'
      | 'against-rules'
      | OrderRefusalCode
    >;

/**
 * Orders an offered video: holds its tokens and adds a message to the chat that will show it. Repeated
 * calls order one video.
 */
export async function confirmVideo(
  context: DomainContext,
  confirming: Confirming,
): Promise<ConfirmedVideo> {
  const person = { kind: 'user', id: confirming.userId } as const;
  const ageStatus = await resolveAgeStatus(context, person, confirming.country);
  return transact(context, async (trx) => {
    const offered = await trx('video_messages')
      .where({ user_id: confirming.userId, idempotency_key: confirming.idempotencyKey })
      .first('chat_id');
    // The chat is locked before any of its rows.
    const chat = offered?.chat_id && (await lockChatById(trx, person, offered.chat_id));
    const row = chat && (await lockVideo(trx, confirming));
    if (!row) return refuse('no-such-video');
    return confirm(context, trx, { ...confirming, chat, row, ageStatus });
  });
}

interface Found extends Confirming {
  chat: LockedChat;
  row: VideoRow;
  ageStatus: AgeStatus;
}

async function confirm(
  context: DomainContext,
  trx: Knex.Transaction,
  { chat, row, ageStatus, userId, confirmed }: Found,
): Promise<ConfirmedVideo> {
  const now = context.now();
  const named = await nameCharacter(trx, chat.characterId);
  const offer = await toVideoMessage(context, row, named);
  const isSubscriber = (await findSubscriptionEnd(trx, userId, now)) !== null;
  const pausedUntil = await findPause(trx, { id: userId }, now);
  const decided = decideConfirm({ offer, chat, isSubscriber, ageStatus, pausedUntil, now });
  if (!decided.ok) return decided;
  if (decided.isAlreadyOrdered) return { ok: true, messageId: offer.messageId };
  // The rules or the allowed level may have changed since the request.
  const verdict = await judgeOrder(context, {
    characterId: chat.characterId,
    content: offer.query,
  });
  if (verdict.kind === 'refused') return refuse(orderRefusalOf(verdict.findings[0]));
  const likeness = await getLikeness(trx, chat.characterId);
  if (!likeness) return refuse('no-such-character');
  const settings = await context.settings(generationsSettings);
  const placed = await placeGeneration(context, trx, {
    userId,
    characterId: chat.characterId,
    creatorId: chat.creatorId,
    kind: 'video',
    order: composeVideoOrder({
      ...likeness,
      words: offer.query,
      seconds: settings.video_seconds,
    }),
    purpose: chatVideo,
    subjectId: offer.id,
    idempotencyKey: `video:${offer.id}`,
    tokens: offer.tokens,
    reason: videoReason,
    isSubscriber,
    confirmed,
  });
  if (!placed.ok) return placed;
  return storeVideoMessage(context, trx, { chat, row, named, offer, userId, settings });
}

interface VideoRequest {
  of: string;
  likeness: VideoOrder['likeness'];
  description: string;
  /** The person's words. */
  words: string;
  seconds: number;
}

/** Returns the video provider's order: as for a photo, in portrait format, with a duration. */
const composeVideoOrder = ({ seconds, ...request }: VideoRequest): VideoOrder => {
  const { prompt, avoid, words, of, likeness } = composePhotoOrder({
    ...request,
    shape: 'portrait',
  });
  return { prompt, avoid, words, of, likeness, seconds };
};

interface PlacedVideo extends Pick<Found, 'chat' | 'row' | 'userId'> {
  named: Awaited<ReturnType<typeof nameCharacter>>;
  offer: VideoMessage;
  settings: SettingsOf<typeof generationsSettings>;
}

/** Stores the message that will show the video and announces it to the person's pages. */
async function storeVideoMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  { chat, row, named, offer, userId, settings }: PlacedVideo,
): Promise<ConfirmedVideo> {
  const now = context.now();
  const secondsLeft = settings.video_usual_seconds;
  const stored = await appendCharacterMessage(context, trx, {
    id: chat.messageId,
    chatId: chat.id,
    lastSeq: chat.lastSeq,
    senderId: chat.characterId,
    content: '',
    subtype: offer.tokens === 0 ? 'sfw_video' : 'spicy_video',
    details: {
      type: 'video',
      seconds: settings.video_seconds,
      ...videoSize,
      folder: null,
      making: { percent: 0, secondsLeft, tokens: offer.tokens },
      hasFailed: false,
      isGenerated: true,
      unlockPrice: null,
      isUnlocked: true,
    },
    now,
  });
  const [changed] = await trx('video_messages')
    .where({ id: offer.id })
    .update({ state: 'confirmed', confirmed_at: now, message_id: stored.id })
    .returning<VideoRow[]>('*');
  const video = await toVideoMessage(context, changed ?? row, named);
  const about = { personId: userId, aggregateId: offer.id };
  announce(trx, characterMessageSent, about, {
    chatId: chat.id,
    characterId: chat.characterId,
    characterName: firstName(chat.characterName),
    message: toMessage(stored, chat.characterId),
  });
  announce(trx, videoConfirmed, about, video);
  return { ok: true, messageId: stored.id };
}
