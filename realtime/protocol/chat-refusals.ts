import type { ActRefusal, SendRefusal } from '~/domain/chat/refusals';

/**
 * The texts of refusals in chat.error and rejected-message-error; clients recognise a refusal by its text.
 */
export const chatSentences = {
  'message-required': 'message is required',
  'message-too-long': 'message is too long',
  'message-not-storable': 'message holds characters that cannot be sent',
  'recording-unreadable': 'recording cannot be read',
  'recording-too-long': 'recording is too long',
  'nothing-heard': 'no words were heard',
  'not-heard': 'recording could not be heard',
  'against-rules': 'This message goes against our rules and was not sent.',
  'picture-of-minor':
    'No picture is made of anybody who is or looks under 18. Nothing was charged.',
  'picture-of-real-person': 'No picture is made of real people. Nothing was charged.',
  'picture-of-violence': 'No picture is made of injuries or violence. Nothing was charged.',
  'picture-too-bare': 'Pictures here do not show that much. Nothing was charged.',
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
  'no-such-message': 'This message is no longer there.',
  'not-audible': 'There is nothing to hear in this message.',
  'no-such-picture': 'Photo not found',
  'picture-away': 'This cannot be shown now',
  'nothing-to-make-again': 'There is nothing to make again',
  'price-changed': 'Price changed',
  'generation-limit': 'No more can be made for you just now',
} as const satisfies Record<SendRefusal | ActRefusal, string>;
