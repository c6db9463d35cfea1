import type { Unconfirmed } from './thread';

/** Where a tab keeps what it has sent and nobody has confirmed; it survives a reload. */
const storageKey = 'unconfirmed-messages';

export interface Waiting extends Unconfirmed {
  characterId: string;
}

/** Messages on their way from this tab, over all conversations, in the order they were written. */
export interface Outbox {
  all(): Waiting[];
  of(characterId: string): Waiting[];
  add(message: Waiting): void;
  /** Forgets the message of a key. */
  remove(idempotencyKey: string): void;
}

/** Keeps the outbox in a storage; what is not readable there counts as nothing. */
export function createOutbox(storage: Pick<Storage, 'getItem' | 'setItem'>): Outbox {
  const all = () => read(storage.getItem(storageKey));
  const write = (messages: Waiting[]) => storage.setItem(storageKey, JSON.stringify(messages));
  return {
    all,
    of: (characterId) => all().filter((message) => message.characterId === characterId),
    add: (message) => write([...all(), message]),
    remove(idempotencyKey) {
      write(all().filter((message) => message.idempotencyKey !== idempotencyKey));
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
