import { deadLetters } from '../shared/outbox/outbox';
import { beginErasure, finishErasure, releaseErasure } from '../deletions/erasure';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { hashEmail } from '../shared/sealing/hash-email';
import type { PersonalData } from '../shared/personal-data';
import { transact } from '../shared/transactions/transact';
import type { Storage } from '~/providers/storage/storage';
import { archiveKey } from './archive-key';
import { rememberWelcomeTokens } from '../wallet/lots/grant-welcome-tokens';
import { personErased } from './events';
import { erasureOrder } from './erasure-order';
import { ownedRows } from './owned-rows';

/** The number of rows per statement, so that locks are short. */
const batch = 1000;

/**
 * Erases the person of a due deletion; returns false when there is nothing to do or another worker does it.
 * It may stop at any point and be repeated, also concurrently: every step processes what is left, and the
 * deletion is complete only when nothing is left.
 */
export async function erasePerson(
  context: DomainContext,
  storage: Storage,
  deletionId: string,
): Promise<boolean> {
  const personId = await beginErasure(context, deletionId);
  if (personId === null) return false;
  try {
    await rememberWelcomeTokens(context, personId);
    await removeArchives(context, storage, personId);
    await removeDeadLetters(context, personId);
    const ordered = erasureOrder(await context.personalData());
    for (const rows of ordered) await erase(context, rows, personId);
    await announceErasure(context, deletionId, personId);
  } catch (error) {
    await releaseErasure(context, deletionId);
    throw error;
  }
  return true;
}

/** Removes the archives before the rows that name them, so that a repeat finds the files that are left. */
async function removeArchives(context: DomainContext, storage: Storage, personId: string) {
  const exports = await context.db('data_exports').where({ user_id: personId }).select('id');
  for (const { id } of exports) await storage.remove(archiveKey(id));
}

/** Removes dead letters, which wait for an operator. Other events are relayed and trimmed long before. */
async function removeDeadLetters({ db }: DomainContext, personId: string): Promise<void> {
  await deadLetters(db)
    .where((theirs) => theirs.where({ person_id: personId }).orWhere({ aggregate_id: personId }))
    .delete();
}

async function erase(context: DomainContext, data: PersonalData, personId: string): Promise<void> {
  if (data.onErasure === 'keep') return;
  if (data.onErasure === 'anonymise') {
    await ownedRows(context.db, data, personId).update(data.anonymous(personId));
    return;
  }
  if (data.onErasure === 'hash') return hashAddresses(context, data, personId);
  if (data.removeOf && data.of) {
    const { of: parents, removeOf } = data;
    const owners = await ownedRows(context.db, parents, personId).pluck<string[]>(parents.key);
    for (const owner of owners) await removeOf(context.db, owner);
    return;
  }
  await deleteInBatches(context, data, personId);
}

/** Replaces addresses by hashes, each separately, since an address may differ from the account's. */
async function hashAddresses(
  context: DomainContext,
  data: Extract<PersonalData, { onErasure: 'hash' }>,
  personId: string,
): Promise<void> {
  const { db } = context;
  for (;;) {
    const found = await ownedRows(db, data, personId)
      .whereNotNull(data.email)
      .distinct(data.email)
      .limit(batch)
      .pluck<string[]>(data.email);
    for (const email of found) {
      await ownedRows(db, data, personId)
        .where({ [data.email]: email })
        .update({ [data.email]: null, [data.hash]: hashEmail(context, email) });
    }
    if (found.length < batch) return;
  }
}

/**
 * Deletes a person's rows in batches, selected by their physical position, since tables have different
 * keys.
 */
export async function deleteInBatches(
  { db }: Pick<DomainContext, 'db'>,
  data: PersonalData,
  personId: string,
): Promise<void> {
  for (;;) {
    const some = ownedRows(db, data, personId).select('ctid').limit(batch);
    const removed = await db(data.table).whereIn('ctid', some).delete();
    if (removed < batch) return;
  }
}

async function announceErasure(
  context: DomainContext,
  deletionId: string,
  personId: string,
): Promise<void> {
  await transact(context, async (trx) => {
    if (!(await finishErasure(trx, deletionId, context.now()))) return;
    await logSecurityEvent(context, trx, {
      kind: 'account-erased',
      actor: { kind: 'system' },
      userId: personId,
    });
    announce(trx, personErased, { personId, aggregateId: deletionId }, { userId: personId });
  });
}
