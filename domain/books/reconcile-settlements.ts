import type { Knex } from 'knex';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../shared/context';
import { importSettlement } from './import-settlement';
import { dayOf } from './months';
import { noteDifferences } from './note-differences';
import { booksSettings } from './settings';

const dayMs = 86_400_000;
/** The number of past days whose missing reports are requested again. */
const catchUpDays = 14;

export interface SettlementRun {
  processor: string;
  /** Imported days, such as 2026-11-30. */
  imported: string[];
  /** Days whose report was not available. */
  missing: string[];
  /** The number of differences that are open afterwards. */
  differences: number;
}

/**
 * Requests the missing reports of past days from each processor, books what they settled and stores
 * every difference from our books. Repeating it changes nothing.
 */
export async function reconcileSettlements(
  context: DomainContext,
  providers: readonly PaymentProvider[],
): Promise<SettlementRun[]> {
  const { settlement_wait_days: waitDays } = await context.settings(booksSettings);
  const today = Date.parse(dayOf(context.now()));
  const daysAgo = (days: number) => new Date(today - days * dayMs);
  const days = Array.from({ length: catchUpDays }, (_, index) =>
    dayOf(daysAgo(catchUpDays - index)),
  );
  const runs: SettlementRun[] = [];
  for (const provider of providers) {
    const reports = { imported: new Array<string>(), missing: new Array<string>() };
    for (const day of await withoutReport(context.db, provider.id, days)) {
      const isThere = await importSettlement(context, provider, day);
      reports[isThere ? 'imported' : 'missing'].push(day);
    }
    const differences = await noteDifferences(context, {
      processor: provider.id,
      since: daysAgo(catchUpDays + waitDays),
      due: daysAgo(waitDays),
    });
    runs.push({ processor: provider.id, ...reports, differences });
  }
  return runs;
}

async function withoutReport(db: Knex, processor: string, days: string[]): Promise<string[]> {
  const imported = await db('settlement_reports')
    .where({ processor })
    .whereIn('day', days)
    .pluck<string[]>('day');
  const there = new Set(imported);
  return days.filter((day) => !there.has(day));
}
