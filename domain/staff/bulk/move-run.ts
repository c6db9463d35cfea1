import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { announce } from '../../shared/outbox/announce';
import { transact } from '../../shared/transactions/transact';
import type { StaffActor } from '../carry-out';
import { bulkRunStarted } from '../events';
import { refuse, type Refusal } from '../refusals';

interface Moved {
  id: string;
  reason?: string | undefined;
}

/** Starts a draft, or resumes a stopped run. A repeat changes nothing. */
export async function startRun(
  context: DomainContext,
  by: Pick<StaffActor, 'staffId'>,
  { id, reason }: Moved,
): Promise<{ ok: true } | Refusal<'not-found'>> {
  return transact(context, async (trx) => {
    const run = await ownRun(trx, by, id);
    if (!run) return refuse('not-found');
    if (run.state === 'running' || run.state === 'done') return { ok: true };
    await trx('staff_bulk_runs')
      .where({ id })
      .update({
        state: 'running',
        progressed_at: context.now(),
        ...(reason !== undefined && { reason }),
      });
    announceRun(trx, id);
    return { ok: true };
  });
}

/** Stops a run after the item that is in progress. It can be resumed. */
export async function stopRun(
  context: DomainContext,
  by: Pick<StaffActor, 'staffId'>,
  id: string,
): Promise<{ ok: true } | Refusal<'not-found'>> {
  return transact(context, async (trx) => {
    const run = await ownRun(trx, by, id);
    if (!run) return refuse('not-found');
    if (run.state === 'running') {
      await trx('staff_bulk_runs').where({ id }).update({ state: 'stopped' });
    }
    return { ok: true };
  });
}

const ownRun = (trx: Knex.Transaction, { staffId }: Pick<StaffActor, 'staffId'>, id: string) =>
  trx('staff_bulk_runs').where({ id, staff_id: staffId }).forUpdate().first('state');

/** Requests the job that carries out the next items of a run. */
export const announceRun = (trx: Knex.Transaction, runId: string) =>
  announce(trx, bulkRunStarted, { personId: null, aggregateId: runId }, { runId });
