import type { Knex } from 'knex';
import {
  isPaymentProviderFailed,
  type PaymentProvider,
  type SettlementRow,
} from '~/providers/payments/payment-provider';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { postTransfer } from '../wallet/ledger/post-transfer';
import { defineTransferReason } from '../wallet/schema';

const settlement = defineTransferReason('settlement');

/**
 * Imports a processor's settlement report of a day (YYYY-MM-DD, in UTC), once: stores its rows and
 * books the settled amounts as paid, less the fees. Returns false if the report is not available now.
 */
export async function importSettlement(
  context: DomainContext,
  provider: PaymentProvider,
  day: string,
): Promise<boolean> {
  const rows = await readReport(provider, day);
  if (!rows) return false;
  await transact(context, async (trx) => {
    const isNew = await trx('settlement_reports')
      .insert({ processor: provider.id, day, imported_at: context.now() })
      .onConflict(['processor', 'day'])
      .ignore()
      .returning('day');
    if (isNew.length === 0 || rows.length === 0) return;
    const kept = await keepRows(trx, provider.id, day, rows);
    await bookSettled(context, trx, provider.id, day, kept);
  });
  return true;
}

async function readReport(provider: PaymentProvider, day: string): Promise<SettlementRow[] | null> {
  try {
    return await provider.settlementReport(day);
  } catch (error) {
    if (isPaymentProviderFailed(error)) return null;
    throw error;
  }
}

/** Stores and returns the rows that no earlier report contained: a movement is settled once. */
async function keepRows(
  trx: Knex.Transaction,
  processor: string,
  day: string,
  rows: readonly SettlementRow[],
): Promise<SettlementRow[]> {
  const kept = await trx('settlement_rows')
    .insert(
      rows.map((row) => ({
        processor,
        day,
        reference: row.reference,
        kind: row.kind,
        provider_payment_id: row.providerPaymentId,
        amount_minor: row.amount.minor,
        fee_minor: row.fee.minor,
        currency: row.amount.currency,
        occurred_at: row.occurredAt,
      })),
    )
    .onConflict(['processor', 'reference'])
    .ignore()
    .returning('reference');
  const references = new Set(kept.map(({ reference }) => reference));
  return rows.filter(({ reference }) => references.has(reference));
}

async function bookSettled(
  context: DomainContext,
  trx: Knex.Transaction,
  processor: string,
  day: string,
  rows: readonly SettlementRow[],
): Promise<void> {
  const sums = new Map<string, { amount: number; fee: number }>();
  for (const { amount, fee } of rows) {
    const sum = sums.get(amount.currency) ?? { amount: 0, fee: 0 };
    sums.set(amount.currency, { amount: sum.amount + amount.minor, fee: sum.fee + fee.minor });
  }
  for (const [unit, { amount, fee }] of sums) {
    const legs = [
      { account: { system: 'receivable', detail: processor } as const, unit, amount },
      { account: { system: 'bank' } as const, unit, amount: fee - amount },
      { account: { system: 'fees' } as const, unit, amount: -fee },
    ].filter((leg) => leg.amount !== 0);
    if (legs.length === 0) continue;
    await postTransfer(context, trx, {
      idempotencyKey: `settlement:${processor}:${day}:${unit}`,
      reason: settlement,
      legs,
    });
  }
}
