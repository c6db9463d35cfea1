import type { ServerPayload } from '~/realtime/protocol/server-to-client';
import { serverEvent } from '~/realtime/protocol/names';

/** What the namespace tells a client about its chats; `unauthorized` concerns the connection. */
export type ChatEventName = Exclude<
  (typeof serverEvent)[keyof typeof serverEvent],
  typeof serverEvent.unauthorized
>;

export type ChatEvent = {
  [Name in ChatEventName]: { name: Name; payload: ServerPayload<Name> };
}[ChatEventName];

export const chatEventNames: readonly ChatEventName[] = [
  serverEvent.userMessageSent,
  serverEvent.characterWriting,
  serverEvent.characterMessageChunk,
  serverEvent.characterMessageRetracted,
  serverEvent.characterMessageSent,
  serverEvent.chatError,
  serverEvent.rejectedMessageError,
];
