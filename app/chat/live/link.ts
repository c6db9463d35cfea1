import type { Recorded } from '../voice/recorded';
import type { Reaction } from '~/domain/chat/messages/reactions';

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
  /** Null takes it back. */
  react(messageId: string, reaction: Reaction | null): void;
  /** What was said aloud has been listened to. */
  markVoiceMessageListened(messageId: string): void;
  /** Asks for lines that one could say next; they are told where there are any. */
  suggestReplies(characterId: string): void;
  markRead(chatId: string): void;
  conversationOpened(characterId: string): void;
  conversationClosed(): void;
  close(): void;
}

/** Too many at once, and no queue to take it: the same command may be taken a moment later. */
export const mayPass = ({ statusCode }: { statusCode: number }) =>
  statusCode === 429 || statusCode === 503;
