import * as z from 'zod';
import { ageCheckRefusals } from '../age-checks/refusals';
import { ageReviewRefusals } from '../age-reviews/refusals';
import { characterCardsRefusals } from '../character-cards/refusals';
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
  /** The text contains invalid characters, or characters that the database does not accept. */
  'message-not-storable': nothing,
  /** The recording is not readable as audio. */
  'recording-unreadable': nothing,
  'recording-too-long': nothing,
  /** The recording contains no speech. */
  'nothing-heard': nothing,
  /** Transcription failed, through no fault of the recording. */
  'not-heard': nothing,
  /** The message has no audio, or is not the character's. */
  'not-audible': nothing,
  'no-such-video': nothing,
  /** The offer has expired or was declined. */
  'video-offer-over': nothing,
  /** The offer was already accepted, and the video is in progress. */
  'video-confirmed': nothing,
  /** The video is not finished yet. */
  'video-being-made': nothing,
  /** The person has another open offer, or has reached the daily number of offers. */
  'video-not-offered': nothing,
  'premium-needed': nothing,
  /** There is no such message in the person's own chats, or its words were removed. */
  'no-such-message': nothing,
  'no-such-chat': nothing,
  /** There is no such picture, or it belongs to another person. */
  'no-such-picture': nothing,
  /** The picture exists, but its file is missing. Nothing is charged. */
  'picture-away': nothing,
  /** Only a failed picture can be generated again, not a finished or pending one. */
  'nothing-to-make-again': nothing,
  /** The message was written in a chat that has since been set aside; another chat is the current one. */
  'chat-set-aside': nothing,
  'not-the-last': nothing,
  'still-being-answered': nothing,
  'asked-too-often': nothing,
  /** The chat has no other author to change to. */
  'no-other-author': nothing,
  /** The last message is no reply that another author could write, or the trial is over. */
  'nothing-to-try': nothing,
  /** The reply was given up, and the cost of its message refunded. The language is a BCP 47 tag. */
  'no-reply': details<{ characterName: string; isRefunded: boolean; language: string | null }>(),
});

const refusals = {
  ...sharedRefusals,
  ...walletRefusals,
  ...characterCardsRefusals,
  ...characterRefusals,
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...generationsRefusals,
  ...moderationRefusals,
  'price-changed': postRefusals['price-changed'],
  ...strikesRefusals,
  ...chatRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;

/** The reasons why an action in a chat is refused, such as sending a message or unlocking a photo. */
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
  // The rate limit of a network is exceeded; only distress is still answered.
  'too-many-attempts',
  'no-such-picture',
  'picture-away',
  'nothing-to-make-again',
  'price-changed',
  'generation-limit',
] satisfies (keyof typeof refusals)[]);
export type SendRefusal = z.infer<typeof sendRefusalSchema>;

/** The reasons why an action on a message is refused, besides those for sending. */
export const actRefusalSchema = z.enum([
  'no-such-message',
  'not-audible',
  'generation-limit',
] satisfies (keyof typeof refusals)[]);
export type ActRefusal = z.infer<typeof actRefusalSchema>;
