import type { AgeStatus } from '../../age-checks/resolve-age-status';
import { decidePhotoChat } from '../photos/decide-photo';
import { refuse, type Refusal } from '../refusals';
import type { Message } from '../schema';
import { ageRefusals } from '../send/decide-send';
import { crisisSubtype } from '../send/crisis-referral';

interface SpeechFacts {
  message: Pick<Message, 'role' | 'subtype' | 'content' | 'details' | 'isRemoved' | 'speech'>;
  chat: Parameters<typeof decidePhotoChat>[0];
  ageStatus: AgeStatus;
  isOverLimit: boolean;
}

export type RefusedSpeech =
  | Refusal<
      | 'no-such-message'
      | 'not-audible'
      | 'too-many-attempts'
      | 'age-check-required'
      | 'adult-confirmation-required'
      | 'under_age_review'
    >
  | NonNullable<ReturnType<typeof decidePhotoChat>>;

export type SpeechDecision =
  | RefusedSpeech
  /** `isAlreadyOrdered` is true if the audio exists or is being generated. It is paid only once. */
  | { ok: true; isAlreadyOrdered: boolean };

/**
 * Decides whether speech is generated for a message: for a character's own words, not for a crisis
 * card, and once; again if it failed.
 */
export function decideSpeech({
  message,
  chat,
  ageStatus,
  isOverLimit,
}: SpeechFacts): SpeechDecision {
  if (message.isRemoved) return refuse('no-such-message');
  if (!isAudible(message)) return refuse('not-audible');
  if (message.speech && message.speech.state !== 'failed')
    return { ok: true, isAlreadyOrdered: true };
  if (isOverLimit) return refuse('too-many-attempts');
  const ageRefusal = ageRefusals[ageStatus];
  if (ageRefusal) return refuse(ageRefusal);
  return decidePhotoChat(chat) ?? { ok: true, isAlreadyOrdered: false };
}

/** Checks whether a message has a character's words that can be spoken. */
export const isAudible = ({
  role,
  subtype,
  content,
  details,
}: Pick<Message, 'role' | 'subtype' | 'content' | 'details'>): boolean =>
  role === 'character' &&
  subtype !== crisisSubtype &&
  details?.type !== 'audio' &&
  content.trim() !== '';
