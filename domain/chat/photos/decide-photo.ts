import type { AgeStatus } from '../../age-checks/resolve-age-status';
import type { LockedChat } from '../chats/lock-chat';
import type { PictureDetails } from '../gallery/gallery-entry';
import { refuse, type Refusal } from '../refusals';
import { ageRefusals } from '../send/decide-send';

export interface PhotoFacts {
  ageStatus: AgeStatus;
  /** The end of the person's pause; null without one. */
  pausedUntil: Date | null;
  isOverLimit: boolean;
}

type PhotoRefusal = Refusal<
  | 'too-many-attempts'
  | 'age-check-required'
  | 'adult-confirmation-required'
  | 'under_age_review'
  | 'chat-paused'
>;

/**
 * Returns the refusal of a photo whose words passed moderation; null if it may be generated. Checks
 * limits, age and a pause.
 */
export function decidePhoto({
  ageStatus,
  pausedUntil,
  isOverLimit,
}: PhotoFacts): PhotoRefusal | null {
  if (isOverLimit) return refuse('too-many-attempts');
  const ageRefusal = ageRefusals[ageStatus];
  if (ageRefusal) return refuse(ageRefusal);
  if (!pausedUntil) return null;
  return refuse('chat-paused', { data: { until: pausedUntil.toISOString() } });
}

/** Returns the refusal of a photo in a chat; null if one may be generated. */
export function decidePhotoChat(
  chat: Pick<LockedChat, 'isPublished' | 'isBlocked'>,
): Refusal<'no-such-character' | 'character-blocked'> | null {
  if (!chat.isPublished) return refuse('no-such-character');
  return chat.isBlocked ? refuse('character-blocked') : null;
}

/**
 * Decides whether a photo may be generated again: one that was ordered and failed, unless it was
 * refused as not allowed. Returns null if it may.
 */
export function decideRegeneration(
  picture: PictureDetails | null,
): Refusal<'no-such-picture' | 'nothing-to-make-again'> | null {
  if (!picture) return refuse('no-such-picture');
  const mayBeMade = picture.type === 'image' && picture.isOrdered === true && picture.hasFailed;
  return mayBeMade && picture.failure !== 'refused' ? null : refuse('nothing-to-make-again');
}
