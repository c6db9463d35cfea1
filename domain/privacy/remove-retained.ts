import { forgetDeletion, listErased } from '../deletions/erasure';
import type { DomainContext } from '../shared/context';
import { deleteInBatches } from './erase-person';
import { privacySettings } from './settings';

/** The number of people per run; the rest follow in the next run. */
const limit = 100;

/**
 * Removes the retained data of people whose legal retention after erasure has ended, with the record of
 * their deletion. Returns the number of people.
 */
export async function removeRetained(context: DomainContext): Promise<number> {
  const { personal_data_retention_seconds } = await context.settings(privacySettings);
  const before = new Date(context.now().getTime() - personal_data_retention_seconds * 1000);
  const people = await listErased(context.db, { before, limit });
  const retained = (await context.personalData())
    .flatMap(({ data }) => data)
    .filter((rows) => rows.onErasure === 'keep' && rows.deletedAfterRetention);
  for (const { id, personId } of people) {
    for (const rows of retained) await deleteInBatches(context, rows, personId);
    await forgetDeletion(context.db, id);
  }
  return people.length;
}
