import type { ServerPayloads } from '~/realtime/protocol/server-to-client';
import { serverEvent } from '~/realtime/protocol/names';

/**
 * What the namespace tells a client about its chats; `unauthorized` concerns the connection, and packs
 * are offered at the composer, by the page.
 */
export type ChatEventName = Exclude<
  keyof ServerPayloads,
  typeof serverEvent.unauthorized | typeof serverEvent.smartTokensInsufficientBalance
>;

export type ChatEvent = {
  [Name in ChatEventName]: { name: Name; payload: ServerPayloads[Name] };
}[ChatEventName];

export const chatEventNames: readonly ChatEventName[] = [
  serverEvent.userMessageSent,
  serverEvent.messageChanged,
  serverEvent.characterWriting,
  serverEvent.characterMessageChunk,
  serverEvent.characterMessageRetracted,
  serverEvent.characterMessageSent,
  serverEvent.chatError,
  serverEvent.rejectedMessageError,
];
