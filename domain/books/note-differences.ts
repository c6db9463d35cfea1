import type { Knex } from 'knex';
import type { SettlementDifferencesRow, SettlementRowsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import {
  compareSettlement,
  type SettledMovement,
  type SettlementDifference,
} from './compare-settlement';

interface Window {
  processor: string;
  /** The start of the window. Earlier movements are compared only if they have an open difference. */
  since: Date;
  /** Movements that we booked from this time on may still be settled. */
  due: Date;
}

/**
 * Compares what a processor settled with what we booked, stores the differences and returns their
 * number. A difference that no longer exists is resolved automatically; a stored one is unchanged.
 */
export async function noteDifferences(context: DomainContext, window: Window): Promise<number> {
  const { processor, due } = window;
  const now = context.now();
  return transact(context, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `settlement:${processor}`,
    ]);
    const [ours, theirs] = [await findOurs(trx, window), await findTheirs(trx, window)];
    const differences = compareSettlement(ours, theirs)
      .filter((one) => one.difference !== 'unknown-to-them' || one.ours.occurredAt < due)
      .map((one) => toRow(processor, one));
    const open = await trx('settlement_differences').where({ processor, resolved_at: null });
    const keys = { reported: new Set(differences.map(keyOf)), open: new Set(open.map(keyOf)) };
    const settled = open.filter((row) => !keys.reported.has(keyOf(row))).map(({ id }) => id);
    await trx('settlement_differences')
      .whereIn('id', settled)
      .update({ resolved_at: now, resolution: 'settled since' });
    const found = differences.filter((row) => !keys.open.has(keyOf(row)));
    if (found.length > 0) {
      await trx('settlement_differences').insert(
        found.map((row) => ({ ...row, id: newId(), found_at: now })),
      );
    }
    return differences.length;
  });
}

/** Payments with a movement in the window on either side, or with an open difference. */
const touchedSql = `
  select provider_payment_id from money_movements
   where processor = :processor and occurred_at >= :since
  union select provider_payment_id from settlement_rows
   where processor = :processor and occurred_at >= :since
  union select provider_payment_id from settlement_differences
   where processor = :processor and resolved_at is null`;

async function findOurs(
  trx: Knex.Transaction,
  { processor, since }: Window,
): Promise<SettledMovement[]> {
  const { rows } = await trx.raw<{ rows: SettledRow[] }>(
    `select * from money_movements
      where processor = :processor and provider_payment_id in (${touchedSql})`,
    { processor, since },
  );
  return rows.map(toMovement);
}

async function findTheirs(
  trx: Knex.Transaction,
  { processor, since }: Window,
): Promise<SettledMovement[]> {
  const { rows } = await trx.raw<{ rows: SettledRow[] }>(
    `select * from settlement_rows
      where processor = :processor and provider_payment_id in (${touchedSql})`,
    { processor, since },
  );
  return rows.map(toMovement);
}

/** The fields of a movement that both sides have. A movement without a processor's id is not compared. */
type SettledRow = Pick<
  SettlementRowsRow,
  'kind' | 'provider_payment_id' | 'amount_minor' | 'currency' | 'occurred_at'
>;

const toMovement = (row: SettledRow): SettledMovement => ({
  kind: row.kind,
  providerPaymentId: row.provider_payment_id,
  amount: { minor: row.amount_minor, currency: row.currency },
  occurredAt: row.occurred_at,
});

type NewDifference = Omit<
  SettlementDifferencesRow,
  'id' | 'found_at' | 'resolved_at' | 'resolution'
>;

function toRow(processor: string, difference: SettlementDifference): NewDifference {
  const ours = 'ours' in difference ? difference.ours : null;
  const theirs = 'theirs' in difference ? difference.theirs : null;
  const about = 'theirs' in difference ? difference.theirs : difference.ours;
  return {
    processor,
    difference: difference.difference,
    kind: about.kind,
    provider_payment_id: about.providerPaymentId,
    ours_minor: ours?.amount.minor ?? null,
    theirs_minor: theirs?.amount.minor ?? null,
    currency: about.amount.currency,
    occurred_at: about.occurredAt,
  };
}

/** Returns the same key for the same difference, independent of when it is found. */
const keyOf = (row: NewDifference): string =>
  [row.kind, row.provider_payment_id, row.difference, row.ours_minor, row.theirs_minor].join(' ');
