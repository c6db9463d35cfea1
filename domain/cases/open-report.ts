import type { Knex } from 'knex';
import { lockAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { addToReport } from './add-to-case';
import { isUrgent, type ReportReason } from './kinds';
import { insertCase, type Asker, type OpenedCase } from './open-case';
import { refuse, type Refusal } from './refusals';
import { casesSettings } from './settings';

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
 * Opens a case about content of a character, in the caller's transaction. What the same person says of
 * the same thing while it is open is added to it. Refuses more open reports than one person may have,
 * but for those that wait for nothing.
 */
export async function openReport(
  context: DomainContext,
  trx: Knex.Transaction,
  reporter: Asker & { userId: string },
  { characterId, place, postId, messageId, reason, evidence }: Report,
): Promise<({ ok: true } & OpenedCase) | Refusal<'too-many-open-reports'>> {
  const { userId } = reporter;
  await lockAccount(trx, { id: userId }, ['id']);
  const thing = {
    user_id: userId,
    character_id: characterId,
    post_id: postId,
    message_id: messageId,
  };
  const added = await addToReport(context, trx, thing, reason);
  if (added) return { ok: true, ...added };
  const { open_reports_most: most } = await context.settings(casesSettings);
  if (!isUrgent(reason) && (await hasOpenReports(trx, userId, most))) {
    return refuse('too-many-open-reports');
  }
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
  if (!opened) throw new Error('the case of a report was not opened');
  return { ok: true, ...opened.told };
}

/** Whether as many reports of somebody are open as one person may have. */
async function hasOpenReports(
  trx: Knex.Transaction,
  userId: string,
  most: number,
): Promise<boolean> {
  const open = trx('cases')
    .where({ user_id: userId })
    .whereNotNull('character_id')
    .whereNot({ state: 'resolved' });
  return (await open.limit(most).select('id')).length >= most;
}
