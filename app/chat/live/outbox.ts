import { serverEvent } from '~/realtime/protocol/names';
import { formerly } from '../composer/stored-draft';
import type { Recorded } from '../voice/recorded';
import type { ChatEvent } from './chat-event';
import type { Unconfirmed } from './thread';

/** The storage key for a tab's sent and unconfirmed messages; they survive a reload. */
export const outboxKey = 'unconfirmed-messages';

export interface Waiting extends Unconfirmed {
  characterId: string;
  /** The chat that the message was written in, if there was one. */
  chatId?: string | undefined;
  /** The writer. Another account in the same tab neither sees nor sends the message. */
  writer?: string | undefined;
}

/** Unconfirmed messages of this tab, from all chats, in the order of writing. */
export interface Outbox {
  all(): Waiting[];
  of(characterId: string): Waiting[];
  add(message: Waiting): void;
  /** Removes the message with this key. */
  remove(idempotencyKey: string): void;
}

/**
 * The maximum age in milliseconds of a message that is sent again. The server recognises its key for a
 * month (`send_outcome_kept_seconds`); a later repetition would send it twice.
 */
const longest = 7 * 24 * 3_600_000;

/**
 * Keeps a writer's outbox in a storage. Entries that are unreadable or older than a week are ignored.
 * Messages that the same person wrote in this tab before sign-up belong to the writer.
 */
export function createOutbox(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  writer: string,
  now: () => number = Date.now,
): Outbox {
  const stored = () =>
    read(storage.getItem(outboxKey)).filter(({ at }) => now() - Date.parse(at) < longest);
  const writers = [writer, ...formerly(writer)];
  const isOwn = (message: Waiting) => writers.includes(message.writer ?? writer);
  const all = () => stored().filter(isOwn);
  const write = (messages: Waiting[]) => storage.setItem(outboxKey, JSON.stringify(messages));
  return {
    all,
    of: (characterId) => all().filter((message) => message.characterId === characterId),
    add: (message) => write([...stored(), { ...message, writer }]),
    remove(idempotencyKey) {
      write(stored().filter((message) => message.idempotencyKey !== idempotencyKey));
    },
  };
}

function read(stored: string | null): Waiting[] {
  if (stored === null) return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(item: unknown): item is Waiting {
  return (
    typeof item === 'object' &&
    item !== null &&
    ['characterId', 'idempotencyKey', 'content', 'at'].every(
      (field) => field in item && typeof item[field as keyof typeof item] === 'string',
    )
  );
}

/** Returns the key of the message whose outcome an event reports. */
export function settledKey(event: ChatEvent): string | null | undefined {
  switch (event.name) {
    case serverEvent.userMessageSent:
      return event.payload.message.idempotencyKey;
    case serverEvent.tipSent:
    case serverEvent.rejectedMessageError:
    case serverEvent.chatError:
      return event.payload.idempotencyKey;
    default:
      return null;
  }
}

/** Returns the recording of a message that an event reports as refused, so that its sender gets it back. */
export function recordingBack(
  event: ChatEvent,
  messages: readonly Waiting[],
): { characterId: string; voice: Recorded } | null {
  if (event.name !== serverEvent.chatError) return null;
  const { idempotencyKey: key } = event.payload;
  const refused = messages.find(({ idempotencyKey }) => idempotencyKey === key);
  return refused?.voice ? { characterId: refused.characterId, voice: refused.voice } : null;
}
