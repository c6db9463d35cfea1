/**
 * Names of the /chats namespace; without schemas, so that a browser may load them. The clients' commands
 * are in commands.ts.
 */
export const chatsNamespace = '/chats';

export const serverEvent = {
  userMessageSent: 'user-message-sent',
  tipSent: 'tip-sent',
  giftForTipGenerated: 'gift-for-tip-generated',
  photoGenerated: 'photo-generated',
  characterVideoModal: 'character-video-modal',
  storedVideoResponseAdded: 'stored-video-response.added',
  storedVideoResponseRemoved: 'stored-video-response.removed',
  videoGenerated: 'video-generated',
  videoFailed: 'video-failed',
  videoResultModal: 'video-result-modal',
  transformedTextToSpeech: 'transformed-text-to-speech',
  privateAudioUnlocked: 'private-audio-unlocked',
  privatePhotoUnlocked: 'private-photo-unlocked',
  privateVideoUnlocked: 'private-video-unlocked',
  characterWriting: 'character-writing',
  characterMessageChunk: 'character-message-chunk',
  characterMessageRetracted: 'character-message-retracted',
  messageChanged: 'message-changed',
  repliesSuggested: 'replies-suggested',
  callCaptioned: 'voice-call-captioned',
  characterMessageSent: 'character-message-sent',
  chatError: 'chat.error',
  rejectedMessageError: 'rejected-message-error',
  kycProgress: 'kyc-progress',
  smartTokensInsufficientBalance: 'smart-tokens.insufficient-balance.event',
  unauthorized: 'unauthorized',
} as const;
