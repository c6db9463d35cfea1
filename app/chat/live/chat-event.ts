import type { ServerPayloads } from '~/realtime/protocol/server-to-client';
import { serverEvent } from '~/realtime/protocol/names';

/**
 * What the namespace tells a client about its chats; `unauthorized` concerns the connection, packs are
 * offered at the composer, by the page, and a gift is heard of as a message, what was opened as one that changed.
 */
export type ChatEventName = Exclude<
  keyof ServerPayloads,
  | typeof serverEvent.unauthorized
  | typeof serverEvent.smartTokensInsufficientBalance
  | typeof serverEvent.giftForTipGenerated
  | typeof serverEvent.privatePhotoUnlocked
  | typeof serverEvent.privateVideoUnlocked
>;

export type ChatEvent = {
  [Name in ChatEventName]: { name: Name; payload: ServerPayloads[Name] };
}[ChatEventName];

export const chatEventNames: readonly ChatEventName[] = [
  serverEvent.userMessageSent,
  serverEvent.tipSent,
  serverEvent.messageChanged,
  serverEvent.characterWriting,
  serverEvent.characterMessageChunk,
  serverEvent.characterMessageRetracted,
  serverEvent.repliesSuggested,
  serverEvent.callCaptioned,
  serverEvent.characterMessageSent,
  serverEvent.chatError,
  serverEvent.storedVideoResponseAdded,
  serverEvent.storedVideoResponseRemoved,
  serverEvent.characterVideoModal,
  serverEvent.videoGenerated,
  serverEvent.videoFailed,
  serverEvent.videoResultModal,
  serverEvent.rejectedMessageError,
];
