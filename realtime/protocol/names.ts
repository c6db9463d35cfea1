/** Every name of the /chats namespace; free of schemas, so a browser may load it. */
export const chatsNamespace = '/chats';

export const clientCommand = {
  sendUserMessage: 'chat.send-user-message.command',
  sendTip: 'chat.send-tip.command',
  reactToMessage: 'chat.react-to-message.command',
  textToSpeech: 'chat.text-to-speech.command',
  unlockPrivateAudio: 'chat.unlock-private-audio.command',
  markVoiceMessageListened: 'chat.mark-voice-message-listened.command',
  suggestReplies: 'chat.suggest-replies.command',
  unlockPrivatePhoto: 'chat.unlock-private-photo.command',
  regenerateAsset: 'chat.regenerate-asset.command',
  markMessagesRead: 'chat.mark-messages-read.command',
  userOpenedConversation: 'chat.user-opened-conversation.event',
  userClosedConversation: 'chat.user-close-conversation.event',
} as const;

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
  characterWriting: 'character-writing',
  characterMessageChunk: 'character-message-chunk',
  characterMessageRetracted: 'character-message-retracted',
  messageChanged: 'message-changed',
  repliesSuggested: 'replies-suggested',
  callCaptioned: 'voice-call-captioned',
  characterMessageSent: 'character-message-sent',
  chatError: 'chat.error',
  rejectedMessageError: 'rejected-message-error',
  smartTokensInsufficientBalance: 'smart-tokens.insufficient-balance.event',
  unauthorized: 'unauthorized',
} as const;
