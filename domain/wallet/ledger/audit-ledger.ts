import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { countFaults, imbalanceOf } from './imbalance';
import { reconcileLedger, type Reconciliation } from './reconcile';
import { walletSettings } from '../settings';

/** Proves the ledger and keeps what was found, for whoever watches over it. */
export async function auditLedger({ db, now }: DomainContext): Promise<Reconciliation> {
  const result = await reconcileLedger(db);
  await db('ledger_reconciliations').insert({
    reconciled_at: now(),
    entries: result.entries,
    imbalance: imbalanceOf(result),
    faults: countFaults(result),
  });
  return result;
}

/** The same when the last proof is older than `ledger_reconcile_seconds`; null when it is not. */
export async function auditLedgerWhenDue(context: DomainContext): Promise<Reconciliation | null> {
  const { ledger_reconcile_seconds } = await context.settings(walletSettings);
  const last = await findLastReconciliation(context.db);
  const dueAt = last ? last.reconciledAt.getTime() + ledger_reconcile_seconds * 1000 : 0;
  return dueAt <= context.now().getTime() ? auditLedger(context) : null;
}

export interface LastReconciliation {
  reconciledAt: Date;
  /** Tokens that do not add up. */
  imbalance: number;
  faults: number;
}

/** What the latest proof of the ledger found, or null before the first. */
export async function findLastReconciliation(db: Knex): Promise<LastReconciliation | null> {
  const row = await db('ledger_reconciliations')
    .orderBy('id', 'desc')
    .first('reconciled_at', 'imbalance', 'faults');
  return row
    ? { reconciledAt: row.reconciled_at, imbalance: row.imbalance, faults: row.faults }
    : null;
}
