import type { AgeStanding } from '../../age-checks/resolve-age-standing';
import { decidePhotoChat } from '../photos/decide-photo';
import { refuse, type Refusal } from '../refusals';
import type { Message } from '../schema';
import { ageRefusals } from '../send/decide-send';
import { crisisSubtype } from '../send/crisis-referral';

interface SpeechFacts {
  message: Pick<Message, 'role' | 'subtype' | 'content' | 'details' | 'isRemoved' | 'speech'>;
  chat: Parameters<typeof decidePhotoChat>[0];
  ageStanding: AgeStanding;
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
  /** It can be heard already, or somebody is at it: it is paid for once. */
  | { ok: true; isKnown: boolean };

/**
 * Whether a message is read to whom it was said: words of the character's own, and no card that names
 * help, once; where it failed, anew.
 */
export function decideSpeech({
  message,
  chat,
  ageStanding,
  isOverLimit,
}: SpeechFacts): SpeechDecision {
  if (message.isRemoved) return refuse('no-such-message');
  if (!isAudible(message)) return refuse('not-audible');
  if (message.speech && message.speech.state !== 'failed') return { ok: true, isKnown: true };
  if (isOverLimit) return refuse('too-many-attempts');
  const ageRefusal = ageRefusals[ageStanding];
  if (ageRefusal) return refuse(ageRefusal);
  return decidePhotoChat(chat) ?? { ok: true, isKnown: false };
}

/** Whether a message has words of the character's that can be read aloud. */
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
