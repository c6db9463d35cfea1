import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { readTogether } from '../../shared/reading/read-together';
import { blockedBy } from './narrow-chats';

export interface Archive {
  chats: number;
  /** The number of unread messages in them. */
  unread: number;
}

/** Returns the number of chats that a person has archived and of their unread messages. */
export async function countArchived(context: DomainContext, person: Person): Promise<Archive> {
  const query = context
    .db('chats')
    .where(ownerColumn(person), person.id)
    .whereNotNull('archived_at')
    .whereNotExists(blockedBy(context, person))
    .select(
      context.db.raw('count(*)::integer as chats'),
      context.db.raw('coalesce(sum(unread_count), 0)::integer as unread'),
    );
  const [archive] = await readTogether<Archive>(context.db, query, {});
  return archive ?? { chats: 0, unread: 0 };
}
