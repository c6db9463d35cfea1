import type { Recorded } from '../voice/recorded';
import type { ClientCommand, ClientToServerEvents } from '~/realtime/protocol/commands';

export interface OutgoingMessage {
  idempotencyKey: string;
  content: string;
  /** What was said aloud, in place of words. */
  voice?: Recorded | undefined;
  /** The message that it answers. */
  replyTo?: string | undefined;
  /** The story that it answers. */
  storyId?: string | undefined;
  /** It wants to be answered aloud. */
  isAudioRequest?: boolean | undefined;
  /** The character's id. */
  recipient: string;
  /** The chat it was written in, where there was one. */
  chatId?: string | undefined;
  /** Tokens that were agreed to on being asked, and whether for the rest of the day. */
  confirmed?: number | undefined;
  forToday?: boolean | undefined;
}

/** What a page says to the gateway. */
export interface ChatLink {
  /** `onPostponed` is called where the message cannot be taken now and is to be sent again. */
  send(message: OutgoingMessage, onPostponed: () => void): void;
  /** Sends a command whose outcome is heard of by an event, if at all. */
  emit<Name extends ClientCommand>(
    name: Name,
    ...said: Parameters<ClientToServerEvents[Name]>
  ): void;
  close(): void;
}

/** Too many at once, and no queue to take it: the same command may be taken a moment later. */
export const mayPass = ({ statusCode }: { statusCode: number }) =>
  statusCode === 429 || statusCode === 503;
