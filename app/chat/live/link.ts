import type { Recorded } from '../voice/recorded';
import type { ClientCommand, ClientToServerEvents } from '~/realtime/protocol/commands';

export interface OutgoingMessage {
  idempotencyKey: string;
  content: string;
  /** A recording in place of text. */
  voice?: Recorded | undefined;
  /** The message that this one replies to. */
  replyTo?: string | undefined;
  /** The story that this message replies to. */
  storyId?: string | undefined;
  /** True if a spoken reply is requested. */
  isAudioRequest?: boolean | undefined;
  /** The character's id. */
  recipient: string;
  /** The chat that the message was written in, if there was one. */
  chatId?: string | undefined;
  /** The tokens that the sender agreed to, and whether for the rest of the day. */
  confirmed?: number | undefined;
  forToday?: boolean | undefined;
}

/** The messages and commands that a page sends to the gateway. */
export interface ChatLink {
  /** Calls `onPostponed` if the message cannot be accepted now and must be sent again. */
  send(message: OutgoingMessage, onPostponed: () => void): void;
  /** Sends a command whose result, if any, arrives as an event. */
  emit<Name extends ClientCommand>(
    name: Name,
    ...args: Parameters<ClientToServerEvents[Name]>
  ): void;
  close(): void;
}

/** Checks for the refusals that are temporary: too many commands, or an unavailable queue. */
export const mayPass = ({ statusCode }: { statusCode: number }) =>
  statusCode === 429 || statusCode === 503;
