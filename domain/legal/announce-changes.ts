import type { Knex } from 'knex';
import type { AccountsRow, LegalAnnouncementsRow } from '~/db/rows';
import { writtenLocaleFor } from '~/locales/written-locales';
import type { AccountState } from '../account-states/schema';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { legalChangeAnnounced } from './events';
import { legalVersions, type LegalVersion } from './versions';

/** The number of accounts notified in one transaction. */
const batchSize = 200;
/** Accounts in these states have left or are leaving, and are not notified. */
const goneStates: AccountState[] = ['deleted', 'closing', 'terminated'];

type Change = Pick<LegalVersion, 'document' | 'version'> & Required<Pick<LegalVersion, 'change'>>;

type Progress = Pick<LegalAnnouncementsRow, 'begun_at' | 'told_up_to' | 'finished_at'>;

type Recipient = Pick<AccountsRow, 'id' | 'email' | 'locale'>;

/**
 * Notifies every account of the changes whose mails have not all been requested. Each batch stores its
 * progress in the transaction that requests its mails. An interrupted run therefore continues at the last
 * batch, and two runs at the same time notify each account once. Returns the number of accounts notified.
 */
export async function announceChanges(
  context: DomainContext,
  versions: readonly LegalVersion[] = legalVersions,
): Promise<number> {
  let notified = 0;
  for (const { document, version, change } of versions) {
    if (!change) continue;
    for (let batch = batchSize; batch === batchSize; notified += batch) {
      batch = await notifyBatch(context, { document, version, change });
    }
  }
  return notified;
}

async function notifyBatch(context: DomainContext, about: Change): Promise<number> {
  const { document, version, change } = about;
  return transact(context, async (trx) => {
    const progress = await lockProgress(context, trx, about);
    if (progress.finished_at) return 0;
    const recipients = await nextRecipients(trx, progress);
    const now = context.now();
    for (const { id, email, locale } of recipients) {
      announce(
        trx,
        legalChangeAnnounced,
        { personId: id, aggregateId: id },
        {
          email,
          locale,
          document,
          effectiveOn: change.effectiveOn,
          summary: change.summary[writtenLocaleFor(locale)],
        },
      );
    }
    await trx('legal_announcements')
      .where({ document, version })
      .update({
        told_up_to: recipients.at(-1)?.id ?? progress.told_up_to,
        finished_at: recipients.length < batchSize ? now : null,
      });
    return recipients.length;
  });
}

async function lockProgress(
  { now }: DomainContext,
  trx: Knex.Transaction,
  { document, version }: Change,
): Promise<Progress> {
  await trx('legal_announcements')
    .insert({ document, version, begun_at: now() })
    .onConflict(['document', 'version'])
    .ignore();
  return trx('legal_announcements')
    .where({ document, version })
    .forUpdate()
    .first('begun_at', 'told_up_to', 'finished_at');
}

/**
 * Returns the next accounts to notify. They existed when the announcement began; accounts created later
 * have accepted the new text.
 */
function nextRecipients(trx: Knex.Transaction, progress: Progress): Promise<Recipient[]> {
  return trx('accounts')
    .whereNotNull('verified_at')
    .whereNotIn('state', goneStates)
    .where('created_at', '<=', progress.begun_at)
    .modify((rows) => {
      if (progress.told_up_to) void rows.where('id', '>', progress.told_up_to);
    })
    .orderBy('id')
    .limit(batchSize)
    .select('id', 'email', 'locale');
}
