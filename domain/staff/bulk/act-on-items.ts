import { createHash } from 'node:crypto';
import type { DomainContext } from '../../shared/context';
import { idOfDigest } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import type { StaffActor } from '../carry-out';
import { findActiveStaffById } from '../find-active-staff';
import type { BulkAct } from './define-bulk-act';
import { announceRun } from './move-run';
import type { BulkItem, BulkRun } from './queries';

/** The number of items per job, so that no job runs for long. */
const itemsPerJob = 100;

/** A run without progress for this time has lost its job. */
const lostAfterSeconds = 60;

/**
 * Carries out the next items of a run, one after another, each in its own transaction: a refusal does not
 * stop the others, and neither does an error. Stops if the run was stopped or its staff member is no longer active. An item that is
 * attempted again has the same key, so its act happens once. Returns the number of items.
 */
export async function actOnItems(
  context: DomainContext,
  acts: readonly BulkAct[],
  runId: string,
): Promise<number> {
  const { db } = context;
  const items = await db('staff_bulk_items')
    .where({ run_id: runId, state: 'waiting' })
    .orderBy('position')
    .limit(itemsPerJob)
    .select('position', 'item_id', 'state', 'refusal');
  const errors: unknown[] = [];
  let count = 0;
  for (const item of items) {
    const run = await db('staff_bulk_runs').where({ id: runId, state: 'running' }).first();
    if (!run) break;
    const staff = await findActiveStaffById(db, run.staff_id);
    const act = acts.find(({ name }) => name === run.act);
    if (!staff || !act) {
      await db('staff_bulk_runs').where({ id: runId }).update({ state: 'stopped' });
      break;
    }
    const by = { staffId: staff.id, role: staff.role, reason: run.reason ?? undefined };
    await actOnItem(context, { act, by, run, item }).catch(async (error: unknown) => {
      errors.push(error);
      await storeOutcome(context, { run, item }, { state: 'failed', refusal: 'unexpected' });
    });
    count += 1;
  }
  await finishOrContinue(context, runId);
  // The job is reported as failed. Its next attempt continues with the items that wait.
  if (errors.length > 0) throw new AggregateError(errors, `acts of the run ${runId} failed`);
  return count;
}

interface Acting {
  act: BulkAct;
  by: StaffActor;
  run: BulkRun;
  item: BulkItem;
}

async function actOnItem(context: DomainContext, { act, by, run, item }: Acting): Promise<void> {
  const { db } = context;
  const { item_id: id } = item;
  const key = idOfDigest(createHash('sha256').update(`${run.id} ${id}`).digest());
  const fitting = await act.findFitting(context, [id]);
  const outcome = fitting.has(id)
    ? await carryOutItem(context, { act, by: { ...by, key }, id })
    : await outcomeOf(db, { staffId: by.staffId, key });
  await storeOutcome(context, { run, item }, outcome);
}

/** Returns the outcome of an item that does not fit: the act may have been carried out by an earlier attempt. */
async function outcomeOf(
  db: DomainContext['db'],
  { staffId, key }: { staffId: string; key: string },
): Promise<Pick<BulkItem, 'state' | 'refusal'>> {
  const logged = await db('staff_actions').where({ staff_id: staffId, key }).first('id');
  return { state: logged ? 'done' : 'skipped', refusal: null };
}

async function storeOutcome(
  { db, now }: DomainContext,
  { run, item: { position } }: Pick<Acting, 'run' | 'item'>,
  outcome: Pick<BulkItem, 'state' | 'refusal'>,
): Promise<void> {
  await db('staff_bulk_items')
    .where({ run_id: run.id, position, state: 'waiting' })
    .update(outcome);
  await db('staff_bulk_runs').where({ id: run.id }).update({ progressed_at: now() });
}

async function carryOutItem(
  context: DomainContext,
  { act, by, id }: Pick<Acting, 'act' | 'by'> & { id: string },
): Promise<Pick<BulkItem, 'state' | 'refusal'>> {
  const outcome = await act.run(context, by, id);
  if (outcome.ok || outcome.reason === 'done-already') return { state: 'done', refusal: null };
  return { state: 'failed', refusal: outcome.reason };
}

/** Marks the run as done if no item waits; otherwise requests the next job. */
async function finishOrContinue(context: DomainContext, runId: string): Promise<void> {
  await transact(context, async (trx) => {
    const run = await trx('staff_bulk_runs')
      .where({ id: runId, state: 'running' })
      .forUpdate()
      .first('id');
    if (!run) return;
    const waiting = await trx('staff_bulk_items')
      .where({ run_id: runId, state: 'waiting' })
      .first('position');
    if (waiting) {
      announceRun(trx, runId);
      return;
    }
    const finished_at = context.now();
    await trx('staff_bulk_runs').where({ id: runId }).update({ state: 'done', finished_at });
  });
}

/** Returns the runs that have lost their job. */
export async function findLostRuns({ db, now }: DomainContext, limit: number): Promise<string[]> {
  const before = new Date(now().getTime() - lostAfterSeconds * 1000);
  const runs = await db('staff_bulk_runs')
    .where({ state: 'running' })
    .where('progressed_at', '<', before)
    .orderBy('progressed_at')
    .limit(limit)
    .select('id');
  return runs.map(({ id }) => id);
}
