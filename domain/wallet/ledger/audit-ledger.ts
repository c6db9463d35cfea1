import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { defineHook } from '../../shared/hooks';
import { walletSettings } from '../settings';
import { decideAudit } from './decide-audit';
import { countFaults, imbalanceOf } from './imbalance';
import { reconcileLedger, type Reconciliation } from './reconcile';

/**
 * An audit starts this long before the last one: entries dated before it may have been written after it.
 */
const overlapMs = 3_600_000;

/** The whole ledger is audited; areas whose rows say what was booked add what does not fit. */
export const wholeLedgerAudited = defineHook<{ faults: string[] }>('wallet.whole-ledger-audited');

/**
 * Audits the ledger and stores the result for monitoring: the whole ledger, or with `since` only what was
 * written after it.
 */
export async function auditLedger(
  context: DomainContext,
  { since = null }: { since?: Date | null } = {},
): Promise<Reconciliation> {
  const { db, now } = context;
  const reconciledAt = now();
  const result = await reconcileLedger(db, { since });
  if (since === null) {
    await db.transaction((trx) =>
      context.hooks.run(wholeLedgerAudited, trx, { faults: result.wrongElsewhere }),
    );
    result.ok = countFaults(result) === 0;
  }
  await db('ledger_reconciliations').insert({
    reconciled_at: reconciledAt,
    entries: result.entries,
    imbalance: imbalanceOf(result),
    faults: countFaults(result),
    is_whole: since === null,
  });
  return result;
}

/**
 * Audits new entries if the last audit is older than `ledger_reconcile_seconds`, and the whole ledger once
 * a night. Returns null if nothing is due.
 */
export async function auditLedgerWhenDue(context: DomainContext): Promise<Reconciliation | null> {
  const settings = await context.settings(walletSettings);
  const due = decideAudit(await readLastAudits(context.db), settings, context.now());
  if (due === null) return null;
  if (due.kind === 'whole') return auditLedger(context);
  return auditLedger(context, { since: new Date(due.since.getTime() - overlapMs) });
}

async function readLastAudits(db: Knex): Promise<{ last: Date | null; lastWhole: Date | null }> {
  const latest = () => db('ledger_reconciliations').orderBy('id', 'desc').first('reconciled_at');
  const [last, whole] = [await latest(), await latest().where({ is_whole: true })];
  return { last: last?.reconciled_at ?? null, lastWhole: whole?.reconciled_at ?? null };
}

export interface LastReconciliation {
  reconciledAt: Date;
  /** The number of tokens that do not add up. */
  imbalance: number;
  faults: number;
}

/**
 * Returns the worst result of the latest audit of the whole ledger and the partial audits since, with the
 * time of the latest audit; null before the first.
 */
export async function findLastReconciliation(db: Knex): Promise<LastReconciliation | null> {
  const { rows } = await db.raw<{
    rows: { reconciled_at: Date | null; imbalance: number; faults: number }[];
  }>(
    `select max(reconciled_at) as reconciled_at, max(imbalance) as imbalance, max(faults) as faults
       from ledger_reconciliations
      where id >= coalesce((select id from ledger_reconciliations where is_whole
                             order by id desc limit 1), 0)`,
  );
  const [row] = rows;
  return row?.reconciled_at
    ? { reconciledAt: row.reconciled_at, imbalance: row.imbalance, faults: row.faults }
    : null;
}
