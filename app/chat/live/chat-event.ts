import type { ServerPayloads } from '~/realtime/protocol/server-to-client';
import { serverEvent } from '~/realtime/protocol/names';

/**
 * The events about chats that the namespace sends to a client. `unauthorized` concerns the connection,
 * an identification its own page, and the page offers packs at the composer. A gift arrives as a message, and unlocked media as a changed
 * message.
 */
export type ChatEventName = Exclude<
  keyof ServerPayloads,
  | typeof serverEvent.unauthorized
  | typeof serverEvent.smartTokensInsufficientBalance
  | typeof serverEvent.kycProgress
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
