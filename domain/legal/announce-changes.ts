import type { Knex } from 'knex';
import type { AccountsRow, LegalAnnouncementsRow } from '~/db/rows';
import { writtenLocaleFor } from '~/locales/written-locales';
import type { AccountState } from '../account-states/schema';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { legalChangeAnnounced } from './events';
import { legalVersions, type LegalVersion } from './versions';

/** Accounts told in one transaction. */
const batchSize = 200;
/** Whoever has left, or is leaving, need not know. */
const goneStates: AccountState[] = ['deleted', 'closing', 'terminated'];

type Change = Pick<LegalVersion, 'document' | 'version'> & Required<Pick<LegalVersion, 'change'>>;

type Progress = Pick<LegalAnnouncementsRow, 'begun_at' | 'told_up_to' | 'finished_at'>;

type Recipient = Pick<AccountsRow, 'id' | 'email' | 'locale'>;

/**
 * Has every account told of the changes whose mails have not all been asked for. Each batch notes how
 * far it has come in the transaction that asks for its mails, so what dies half-way goes on where it
 * stopped, and two at once tell nobody twice. Answers how many were told.
 */
export async function announceChanges(
  context: DomainContext,
  versions: readonly LegalVersion[] = legalVersions,
): Promise<number> {
  let told = 0;
  for (const { document, version, change } of versions) {
    if (!change) continue;
    for (let batch = batchSize; batch === batchSize; told += batch) {
      batch = await tellSome(context, { document, version, change });
    }
  }
  return told;
}

async function tellSome(context: DomainContext, about: Change): Promise<number> {
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

/** Who comes next: accounts that stood when it began; later ones have signed up to the new words. */
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
