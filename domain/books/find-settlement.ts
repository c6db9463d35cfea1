import type { Knex } from 'knex';
import type { SettlementRowsRow } from '~/db/rows';

/** A movement of a payment as a processor settled it. */
export type SettledRow = Pick<
  SettlementRowsRow,
  'day' | 'kind' | 'amount_minor' | 'fee_minor' | 'currency'
>;

/** Returns what a processor settled of a payment, with its fees, the oldest first. */
export async function findSettlement(
  db: Knex,
  { processor, providerPaymentId }: { processor: string; providerPaymentId: string },
): Promise<SettledRow[]> {
  return db('settlement_rows')
    .where({ processor, provider_payment_id: providerPaymentId })
    .orderBy('occurred_at')
    .select('day', 'kind', 'amount_minor', 'fee_minor', 'currency');
}
