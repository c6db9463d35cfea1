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
  /** The page of the site on which it is shown. */
  place: string;
  postId: string | null;
  messageId: string | null;
  reason: ReportReason;
  /** The reported content in its state at that time. */
  evidence?: unknown;
}

/**
 * Opens a case about a character's content, in the caller's transaction. Further reports by the same
 * person about the same content are added to the open case. Refuses when the person has the maximum
 * number of open reports, except for urgent reasons.
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
  return { ok: true, ...opened.openedCase };
}

/** Checks whether a person has the maximum number of open reports. */
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
