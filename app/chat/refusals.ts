import type { chatRefusals as codes } from '~/domain/chat/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const chatRefusals = {
  'trial-ended': { status: 402, message: 'Trial ended', key: 'Trial ended' },
  'message-required': { status: 400, message: 'message is required', key: 'message is required' },
  'message-too-long': { status: 400, message: 'message is too long', key: 'message is too long' },
  'message-not-storable': {
    status: 400,
    message: 'message holds characters that cannot be sent',
    key: 'message holds characters that cannot be sent',
  },
  'recording-unreadable': {
    status: 422,
    message: 'recording cannot be read',
    key: 'recording cannot be read',
  },
  'recording-too-long': {
    status: 413,
    message: 'recording is too long',
    key: 'recording is too long',
  },
  'nothing-heard': {
    status: 422,
    message: 'no words were heard',
    key: 'no words were heard',
  },
  'not-heard': {
    status: 503,
    message: 'recording could not be heard',
    key: 'recording could not be heard',
  },
  'not-audible': {
    status: 422,
    message: 'There is nothing to hear in this message.',
    key: 'There is nothing to hear in this message.',
  },
  'no-such-video': {
    status: 404,
    message: 'There is no such video.',
    key: 'There is no such video.',
  },
  'video-offer-over': {
    status: 409,
    message: 'This offer is over.',
    key: 'This offer is over.',
  },
  'video-confirmed': {
    status: 409,
    message: 'This video is being made already.',
    key: 'This video is being made already.',
  },
  'video-being-made': {
    status: 409,
    message: 'This video is being made already.',
    key: 'This video is being made already.',
  },
  'video-not-offered': {
    status: 409,
    message: 'No other video can be offered now.',
    key: 'No other video can be offered now.',
  },
  'premium-needed': {
    status: 403,
    message: 'Video messages are a part of Premium.',
    key: 'Video messages are a part of Premium.',
  },
  'no-such-message': {
    status: 404,
    message: 'This message is no longer there.',
    key: 'This message is no longer there.',
  },
  'no-such-chat': {
    status: 404,
    message: 'This chat is no longer there.',
    key: 'This chat is no longer there.',
  },
  'no-such-picture': { status: 404, message: 'Photo not found', key: 'Photo not found' },
  'picture-away': {
    status: 409,
    message: 'This cannot be shown now',
    key: 'This cannot be shown now',
  },
  'nothing-to-make-again': {
    status: 409,
    message: 'There is nothing to make again',
    key: 'There is nothing to make again',
  },
  'chat-set-aside': { status: 409, message: 'Chat set aside', key: 'Chat set aside' },
  'not-the-last': {
    status: 409,
    message: 'Only the last message can be answered again.',
    key: 'Only the last message can be answered again.',
  },
  'still-being-answered': {
    status: 409,
    message: 'The answer is still being written.',
    key: 'The answer is still being written.',
  },
  'asked-too-often': {
    status: 429,
    message: 'This answer was asked for anew too often.',
    key: 'This answer was asked for anew too often.',
  },
  'no-other-author': {
    status: 409,
    message: 'There is no other author to choose.',
    key: 'There is no other author to choose.',
  },
  'nothing-to-try': {
    status: 409,
    message: 'The last message cannot be written by another author.',
    key: 'The last message cannot be written by another author.',
  },
  'no-reply': { status: 503, message: 'The character could not answer', key: null },
} as const satisfies RefusalRows<typeof codes>;
