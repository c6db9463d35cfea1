import type { SendRefusal } from '~/domain/chat/refusals';

/** What chat.error and rejected-message-error say of each refusal; clients know them by it. */
export const chatSentences = {
  'message-required': 'message is required',
  'message-too-long': 'message is too long',
  'message-not-storable': 'message holds characters that cannot be sent',
  'recording-unreadable': 'recording cannot be read',
  'recording-too-long': 'recording is too long',
  'nothing-heard': 'no words were heard',
  'not-heard': 'recording could not be heard',
  'against-rules': 'This message goes against our rules and was not sent.',
  'no-such-character': 'Character not found',
  'character-blocked': 'Character blocked',
  'chat-set-aside': 'Chat set aside',
  'trial-ended': 'Trial ended',
  'insufficient-balance': 'Insufficient balance',
  'spending-limit': 'Spending limit reached',
  'confirmation-needed': 'Confirmation needed',
  'age-check-required': 'Age check required',
  'adult-confirmation-required': 'Adult confirmation required',
  under_age_review: 'Age under review',
  'chat-paused': 'Chat paused',
  'too-many-attempts': 'too many attempts',
  'no-such-picture': 'Photo not found',
  'nothing-to-make-again': 'There is nothing to make again',
  'price-changed': 'Price changed',
  'generation-limit': 'No more can be made for you just now',
} as const satisfies Record<SendRefusal, string>;
