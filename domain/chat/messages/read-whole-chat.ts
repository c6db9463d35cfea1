import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import type { Message } from '../schema';
import { listMessages } from './list-messages';

/** Messages held in memory at a time. */
const batch = 200;

/** Yields all messages of the person's own chat with a character from its beginning, in batches. */
export async function* readWholeChat(
  context: DomainContext,
  person: Person,
  chat: { characterId: string; chatId?: string | undefined },
): AsyncGenerator<Message[]> {
  let after = 0;
  for (;;) {
    const { items, hasMore, lastSeq } = await listMessages(context, person, {
      ...chat,
      limit: batch,
      after,
    });
    const visible = items.filter(({ isRemoved }) => !isRemoved);
    if (visible.length > 0) yield visible;
    if (!hasMore) return;
    after = lastSeq;
  }
}
