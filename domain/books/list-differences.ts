import * as z from 'zod';
import type { SettlementDifferencesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { fromDay, isOneOf, ofCurrency, toDay } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import { wordsSchema } from '../shared/words/words-schema';

/** The ways in which a settlement can differ from the books. */
export const differenceKinds = ['unknown-to-us', 'unknown-to-them', 'amount'] as const;
export const movementKinds = ['payment', 'refund', 'chargeback', 'chargeback-reversed'] as const;

/** The differences between settlements and the books, the newest first. */
export const differenceList = defineList<SettlementDifferencesRow>()({
  from: (db) => db('settlement_differences'),
  id: 'settlement_differences.id',
  columns: ['settlement_differences.*'],
  filters: {
    search: filterBy(wordsSchema().trim().min(1).max(200), (rows, id) => {
      void rows.where('settlement_differences.provider_payment_id', id);
    }),
    state: filterBy(z.enum(['open', 'resolved']), (rows, state) => {
      const sign = state === 'open' ? '' : 'not';
      void rows.whereRaw(`settlement_differences.resolved_at is ${sign} null`);
    }),
    difference: isOneOf('settlement_differences.difference', differenceKinds),
    kind: isOneOf('settlement_differences.kind', movementKinds),
    processor: filterBy(z.string().trim().min(1).max(40), (rows, processor) => {
      void rows.where('settlement_differences.processor', processor);
    }),
    currency: ofCurrency('settlement_differences.currency'),
    foundFrom: fromDay('settlement_differences.found_at'),
    foundTo: toDay('settlement_differences.found_at'),
  },
  sorts: { found: [{ column: 'settlement_differences.found_at', type: 'timestamptz' }] },
  defaultSort: { by: 'found', order: 'desc' },
});

/** Returns a difference; null if there is none. */
export async function findDifference(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<SettlementDifferencesRow | null> {
  const [row] = await differenceList.readRows(db, [id]);
  return row ?? null;
}
