import type { AgeStatus } from '../../age-checks/resolve-age-status';
import { isOpenTo, type MessageDetails } from '../messages/message-details';
import { refuse, type Refusal } from '../refusals';
import type { Message } from '../schema';
import { ageRefusals } from '../send/decide-send';

interface AudioFacts {
  message: Pick<Message, 'role' | 'details' | 'isRemoved'>;
  chat: { isPublished: boolean };
  ageStatus: AgeStatus;
  isOverLimit: boolean;
}

export type RefusedAudio = Refusal<
  | 'no-such-message'
  | 'not-audible'
  | 'no-such-character'
  | 'too-many-attempts'
  | 'age-check-required'
  | 'adult-confirmation-required'
  | 'under_age_review'
>;

type Voice = Extract<MessageDetails, { type: 'audio' }>;

type AudioDecision =
  | RefusedAudio
  | { ok: true; kind: 'is-open' }
  | { ok: true; kind: 'sale'; tokens: number; voice: Voice };

/**
 * Decides the price of unlocking a character's audio; none if it is already open. Audio that is not
 * ready, or of a withdrawn character, cannot be bought.
 */
export function decideAudio({
  message: { role, details, isRemoved },
  chat,
  ageStatus,
  isOverLimit,
}: AudioFacts): AudioDecision {
  if (isRemoved) return refuse('no-such-message');
  if (role !== 'character' || details?.type !== 'audio') return refuse('not-audible');
  const { unlockPrice: tokens, storageKey } = details;
  if (isOpenTo(details) || tokens === null) return { ok: true, kind: 'is-open' };
  if (storageKey === null) return refuse('not-audible');
  if (isOverLimit) return refuse('too-many-attempts');
  const ageRefusal = ageRefusals[ageStatus];
  if (ageRefusal) return refuse(ageRefusal);
  if (!chat.isPublished) return refuse('no-such-character');
  return { ok: true, kind: 'sale', tokens, voice: details };
}
