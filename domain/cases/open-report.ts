import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { ReportReason } from './kinds';
import { insertCase, type Asker, type OpenedCase } from './open-case';

interface Report {
  characterId: string;
  /** Of the site, where it is seen. */
  place: string;
  postId: string | null;
  messageId: string | null;
  reason: ReportReason;
  /** What is reported as it stood. */
  evidence?: unknown;
}

/**
 * Opens a case about content of a character, in the caller's transaction. Saying the same again
 * while it is open answers the case there is.
 */
export async function openReport(
  context: DomainContext,
  trx: Knex.Transaction,
  reporter: Asker & { userId: string },
  { characterId, place, postId, messageId, reason, evidence }: Report,
): Promise<OpenedCase> {
  const opened = await insertCase(
    context,
    trx,
    reporter,
    { kind: 'content', details: { place, reason } },
    {
      character: { id: characterId, postId, messageId, reason },
      ...(evidence !== undefined && { evidence }),
    },
  );
  if (opened) return opened.told;
  return trx('cases')
    .where({ user_id: reporter.userId, character_id: characterId, reason })
    .where({ post_id: postId, message_id: messageId })
    .whereNot({ state: 'resolved' })
    .first<OpenedCase>('reference', trx.raw('due_on::text as "dueOn"'));
}
