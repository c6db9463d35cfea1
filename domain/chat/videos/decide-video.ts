import type { AgeStatus } from '../../age-checks/resolve-age-status';
import { decidePhotoChat } from '../photos/decide-photo';
import { refuse, type Refusal } from '../refusals';
import type { VideoMessage } from '../schema';
import { ageRefusals } from '../send/decide-send';

type VideoState = VideoMessage['state'];

/** The status of a video offer. */
interface VideoOfferStatus {
  state: VideoState;
  discountPercent: number;
  /** The time at which the person first saw it. */
  shownAt: Date | null;
  expiresAt: Date;
}

/**
 * Returns the time until which an offer can be accepted. A discounted one ends a fixed time after it
 * was first seen.
 */
export function offerEndsAt(
  { discountPercent, shownAt, expiresAt }: Omit<VideoOfferStatus, 'state'>,
  discountSeconds: number,
): Date {
  if (discountPercent === 0 || shownAt === null) return expiresAt;
  const ends = shownAt.getTime() + discountSeconds * 1000;
  return new Date(Math.min(ends, expiresAt.getTime()));
}

interface ConfirmFacts {
  offer: { state: VideoState; endsAt: Date };
  chat: Parameters<typeof decidePhotoChat>[0];
  isSubscriber: boolean;
  ageStatus: AgeStatus;
  pausedUntil: Date | null;
  now: Date;
}

export type RefusedVideo =
  | Refusal<
      | 'video-offer-over'
      | 'premium-needed'
      | 'age-check-required'
      | 'adult-confirmation-required'
      | 'under_age_review'
      | 'chat-paused'
    >
  | NonNullable<ReturnType<typeof decidePhotoChat>>;

/**
 * Decides whether an accepted video is generated. Videos are part of Premium. A declined offer, or one
 * that has expired by the server's clock, is closed. A repeated consent changes nothing.
 */
export function decideConfirm({
  offer,
  chat,
  isSubscriber,
  ageStatus,
  pausedUntil,
  now,
}: ConfirmFacts): RefusedVideo | { ok: true; isAlreadyOrdered: boolean } {
  if (offer.state === 'confirmed') return { ok: true, isAlreadyOrdered: true };
  if (offer.state === 'rejected' || now >= offer.endsAt) return refuse('video-offer-over');
  if (!isSubscriber) return refuse('premium-needed');
  const ageRefusal = ageRefusals[ageStatus];
  if (ageRefusal) return refuse(ageRefusal);
  if (pausedUntil) return refuse('chat-paused', { data: { until: pausedUntil.toISOString() } });
  return decidePhotoChat(chat) ?? { ok: true, isAlreadyOrdered: false };
}
