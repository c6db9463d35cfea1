import { serverEvent } from '~/realtime/protocol/names';
import { formerly } from '../composer/stored-draft';
import type { Recorded } from '../voice/recorded';
import type { ChatEvent } from './chat-event';
import type { Unconfirmed } from './thread';

/** Where a tab keeps what it has sent and nobody has confirmed; it survives a reload. */
export const outboxKey = 'unconfirmed-messages';

export interface Waiting extends Unconfirmed {
  characterId: string;
  /** The chat it was written in, where there was one. */
  chatId?: string | undefined;
  /** Who wrote it: another account of the same tab neither sees nor sends it. */
  writer?: string | undefined;
}

/** Messages on their way from this tab, over all conversations, in the order they were written. */
export interface Outbox {
  all(): Waiting[];
  of(characterId: string): Waiting[];
  add(message: Waiting): void;
  /** Forgets the message of a key. */
  remove(idempotencyKey: string): void;
}

/**
 * The longest time in milliseconds that a message is kept to be sent again. The server recognises its
 * key for a month (`send_outcome_kept_seconds`); a tab that sent it later would say it twice.
 */
const longest = 7 * 24 * 3_600_000;

/**
 * Keeps a writer's outbox in a storage. An entry that cannot be read or is older than a week is ignored.
 * Messages that the same person wrote in this tab before signing up count as the writer's own.
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

/** The key of the message whose fate an event tells. */
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

/** What was said aloud in a message that an event tells was not taken: its person's again. */
export function recordingBack(
  event: ChatEvent,
  messages: readonly Waiting[],
): { characterId: string; voice: Recorded } | null {
  if (event.name !== serverEvent.chatError) return null;
  const { idempotencyKey: key } = event.payload;
  const refused = messages.find(({ idempotencyKey }) => idempotencyKey === key);
  return refused?.voice ? { characterId: refused.characterId, voice: refused.voice } : null;
}
