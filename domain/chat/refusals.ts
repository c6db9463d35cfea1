import * as z from 'zod';
import { ageCheckRefusals } from '../age-checks/refusals';
import { ageReviewRefusals } from '../age-reviews/refusals';
import { characterRefusals } from '../characters/refusals';
import { generationsRefusals } from '../generations/refusals';
import { moderationRefusals } from '../moderation/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { postRefusals } from '../posts/refusals';
import { sharedRefusals } from '../shared/refusals';
import { strikesRefusals } from '../strikes/refusals';
import { walletRefusals } from '../wallet/refusals';

export const chatRefusals = defineRefusals({
  'trial-ended': nothing,
  'message-required': nothing,
  'message-too-long': nothing,
  /** The words hold what is no character, or what the database takes for none. */
  'message-not-storable': nothing,
  /** It is no sound that can be read. */
  'recording-unreadable': nothing,
  'recording-too-long': nothing,
  /** It holds nobody's words. */
  'nothing-heard': nothing,
  /** Nobody could write down what was said: no fault of the recording's. */
  'not-heard': nothing,
  /** It was not said aloud, or not by the character. */
  'not-audible': nothing,
  'no-such-video': nothing,
  /** Its time is over, or it was left. */
  'video-offer-over': nothing,
  /** It was said yes to, and goes on. */
  'video-confirmed': nothing,
  /** Nothing has come of it yet. */
  'video-being-made': nothing,
  /** They have another offer, or had enough of them for a day. */
  'video-not-offered': nothing,
  'premium-needed': nothing,
  /** There is none in a chat of the person's own, or its words are gone. */
  'no-such-message': nothing,
  'no-such-chat': nothing,
  /** Nothing is to be seen there, or it is somebody else's. */
  'no-such-picture': nothing,
  /** It is there to be paid for, and its file is not; nothing is taken for it. */
  'picture-away': nothing,
  /** A picture that came to nothing is made anew; one that is there, or is being made, is not. */
  'nothing-to-make-again': nothing,
  /** It was written in a chat that was set aside meanwhile; one goes on in another. */
  'chat-set-aside': nothing,
  'not-the-last': nothing,
  'still-being-answered': nothing,
  'asked-too-often': nothing,
  /** The reply was given up, and what its message cost came back; in a language of BCP 47. */
  'no-reply': details<{ characterName: string; isRefunded: boolean; language: string | null }>(),
});

const known = {
  ...sharedRefusals,
  ...walletRefusals,
  ...characterRefusals,
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...generationsRefusals,
  ...moderationRefusals,
  'price-changed': postRefusals['price-changed'],
  ...strikesRefusals,
  ...chatRefusals,
};

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;

/** Why something is not done in a chat: a message not sent, a photo not opened or made. */
export const sendRefusalSchema = z.enum([
  'message-required',
  'message-too-long',
  'message-not-storable',
  'recording-unreadable',
  'recording-too-long',
  'nothing-heard',
  'not-heard',
  'against-rules',
  'picture-of-minor',
  'picture-of-real-person',
  'picture-of-violence',
  'picture-too-bare',
  'no-such-character',
  'character-blocked',
  'chat-set-aside',
  'trial-ended',
  'insufficient-balance',
  'spending-limit',
  'confirmation-needed',
  'age-check-required',
  'adult-confirmation-required',
  'under_age_review',
  'chat-paused',
  // So much was sent from one network that only distress is still answered.
  'too-many-attempts',
  'no-such-picture',
  'picture-away',
  'nothing-to-make-again',
  'price-changed',
  'generation-limit',
] satisfies (keyof typeof known)[]);
export type SendRefusal = z.infer<typeof sendRefusalSchema>;

/** Why something is not done to a message, beside what keeps one from being sent. */
export const actRefusalSchema = z.enum([
  'no-such-message',
  'not-audible',
  'generation-limit',
] satisfies (keyof typeof known)[]);
export type ActRefusal = z.infer<typeof actRefusalSchema>;
