import { expect, it } from 'vitest';
import { makeClub } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { fanclubsBulkActs } from '../../fanclubs/bulk-acts';
import { setPlanActive } from '../../fanclubs/manage-plans';
import { newId } from '../../shared/ids';
import type { StaffActor } from '../carry-out';
import { actOnItems } from './act-on-items';
import { startRun, stopRun } from './move-run';
import { planRun, planUndo } from './plan-run';
import { findRun, listRunItems } from './queries';

const { database, context } = await openTestContext();
const { db } = database;
const acts = fanclubsBulkActs;
const actOf = (name: string) => {
  const act = acts.find((one) => one.name === name);
  if (!act) throw new Error(`${name} is missing`);
  return act;
};
const on = actOf('club-plans.on');
const off = actOf('club-plans.off');

async function hire(): Promise<StaffActor> {
  const staffId = newId();
  await database.owner('staff').insert({
    id: staffId,
    email: `${staffId}@example.com`,
    role: 'admin',
  });
  return { staffId, role: 'admin' };
}

/** Creates active plans of a club of their own, in the order of the list. */
async function makePlans(count: number): Promise<{ ids: string[]; creatorId: string }> {
  const { clubId, creatorId } = await makeClub(context);
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.now() - index * 1000);
    return {
      id: newId(),
      club_id: clubId,
      duration: index + 1,
      duration_type: 'Months' as const,
      price: 700,
      is_active: true,
      created_at: at,
      updated_at: at,
    };
  });
  await db('fanclub_plans').insert(rows);
  return { ids: rows.map(({ id }) => id), creatorId };
}

const activeOf = (ids: string[]) =>
  db('fanclub_plans').whereIn('id', ids).where('is_active', true).pluck('id');

const runAll = async (runId: string) => {
  while ((await actOnItems(context, acts, runId)) > 0);
};

async function plan(by: StaffActor, ids: string[]): Promise<string> {
  const planned = await planRun(context, by, { act: off, selection: { ids } });
  if (!planned.ok) throw new Error(planned.reason);
  return planned.id;
}

it('acts on all items that filters select, skips those that do not fit, and can be undone', async () => {
  const by = await hire();
  const { ids, creatorId } = await makePlans(105);
  const [first = ''] = ids;
  const planned = await planRun(context, by, { act: off, selection: { where: { creatorId } } });
  if (!planned.ok) throw new Error(planned.reason);
  await setPlanActive(context, by, first, false);
  await startRun(context, by, { id: planned.id, reason: 'Sale over' });
  await runAll(planned.id);
  expect(await findRun(context, by, planned.id)).toMatchObject({
    state: 'done',
    progress: { waiting: 0, done: 104, skipped: 1, failed: 0 },
  });
  expect(await activeOf(ids)).toEqual([]);
  const logged = db('staff_actions').where({ staff_id: by.staffId, reason: 'Sale over' });
  expect(await logged.clone()).toHaveLength(104);

  const undo = await planUndo(context, by, { inverse: on, runId: planned.id });
  if (!undo.ok) throw new Error(undo.reason);
  await startRun(context, by, { id: undo.id });
  await runAll(undo.id);
  expect((await activeOf(ids)).length).toBe(104);
});

it('acts once on each item when its job runs several times at the same moment', async () => {
  const by = await hire();
  const { ids } = await makePlans(30);
  const id = await plan(by, ids);
  await startRun(context, by, { id });
  await Promise.all([runAll(id), runAll(id), runAll(id)]);
  expect(await findRun(context, by, id)).toMatchObject({ state: 'done', progress: { done: 30 } });
  const logged = await db('staff_actions').where({ staff_id: by.staffId });
  expect(logged.map(({ resource_id: thing }) => thing).toSorted()).toEqual(ids.toSorted());
});

it('can be stopped, resumed, and continues after the others when one fails', async () => {
  const by = await hire();
  const { ids } = await makePlans(6);
  const id = await plan(by, ids);
  await startRun(context, by, { id });
  const [, second = ''] = ids;
  const failing = {
    ...off,
    async run(...given: Parameters<typeof off.run>) {
      if (given[2] === second) throw new Error('broken');
      if (given[2] === ids[3]) await stopRun(context, by, id);
      return off.run(...given);
    },
  };
  await expect(actOnItems(context, [failing], id)).rejects.toThrow(AggregateError);
  expect(await findRun(context, by, id)).toMatchObject({
    state: 'stopped',
    progress: { done: 3, failed: 1, waiting: 2 },
  });
  expect(await actOnItems(context, acts, id)).toBe(0);
  await startRun(context, by, { id });
  await runAll(id);
  expect(await findRun(context, by, id)).toMatchObject({ state: 'done', progress: { done: 5 } });
  expect(await listRunItems(db, { runId: id, skip: 1, take: 1 })).toEqual([
    { position: 2, item_id: second, state: 'failed', refusal: 'unexpected' },
  ]);
});

it('does nothing more for staff who lost their role or left', async () => {
  const by = await hire();
  const { ids } = await makePlans(3);
  const id = await plan(by, ids);
  await startRun(context, by, { id });
  await database.owner('staff').where({ id: by.staffId }).update({ role: 'user' });
  await runAll(id);
  expect(await findRun(context, by, id)).toMatchObject({ progress: { done: 0, failed: 3 } });
  expect(await listRunItems(db, { runId: id, skip: 0, take: 1 })).toMatchObject([
    { refusal: 'forbidden' },
  ]);
  const other = await plan(by, ids);
  await startRun(context, by, { id: other });
  await database.owner('staff').where({ id: by.staffId }).update({ is_active: false });
  await runAll(other);
  expect(await findRun(context, by, other)).toMatchObject({
    state: 'stopped',
    progress: { waiting: 3 },
  });
  expect((await activeOf(ids)).length).toBe(3);
});

it('refuses an empty selection and someone else’s run', async () => {
  const by = await hire();
  expect(await planRun(context, by, { act: off, selection: { ids: [] } })).toEqual({
    ok: false,
    reason: 'nothing-selected',
  });
  const { ids } = await makePlans(1);
  const id = await plan(by, ids);
  const other = await hire();
  expect(await startRun(context, other, { id })).toEqual({ ok: false, reason: 'not-found' });
  expect(await findRun(context, other, id)).toBeNull();
});
