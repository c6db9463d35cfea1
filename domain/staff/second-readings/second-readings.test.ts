import { expect, it } from 'vitest';
import { makeStaff } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { carryOut } from '../carry-out';
import { takeItem, takeNext } from '../queue/claims';
import { readAgain } from './read-again';
import { sampleDecisions } from './sample-decisions';

const { database, context } = await openTestContext();
const { db } = database;

async function staff() {
  const { id } = await makeStaff(db, { role: 'admin' });
  return { staffId: id, role: 'admin' as const, sessionId: newId() };
}
type Member = Awaited<ReturnType<typeof staff>>;

async function act(by: Member, name: 'incident.decide' | 'user.change', times: number) {
  for (let at = 0; at < times; at += 1) {
    await carryOut(context, by, { act: name, id: newId() }, () =>
      Promise.resolve({ ok: true, change: { after: { at } } }),
    );
  }
}

it('a colleague reads a twentieth of the decisions of each member again, once', async () => {
  const [busy, quiet, colleague] = [await staff(), await staff(), await staff()];
  await act(busy, 'incident.decide', 41);
  await act(busy, 'user.change', 40);
  await act(quiet, 'incident.decide', 1);
  expect(await sampleDecisions(context)).toBe(0);
  context.advance(24 * 3_600_000);
  expect(await sampleDecisions(context)).toBe(4);
  expect(await sampleDecisions(context)).toBe(0);
  const sampled = await db('second_readings').select('act', 'decided_by', 'action_id');
  expect(sampled.map(({ act: name }) => name)).toEqual(Array(4).fill('incident.decide'));
  expect(sampled.filter(({ decided_by }) => decided_by === busy.staffId)).toHaveLength(3);
  const ofQuiet = sampled.find(({ decided_by }) => decided_by === quiet.staffId);
  const id = ofQuiet?.action_id ?? '';

  const thing = { resource: 'second-reading', id } as const;
  expect(await takeItem(context, quiet, thing)).toMatchObject({ reason: 'left-to-others' });
  const answer = { isAgreed: false, note: 'A warning would have been enough.' } as const;
  const read = (by: Member) => readAgain(context, { by, actionId: id, answer });
  expect(await read(colleague)).toMatchObject({ reason: 'not-taken' });
  expect(await takeItem(context, colleague, thing)).toMatchObject({ ok: true });
  expect(await read(colleague)).toEqual({ ok: true });
  expect(await read(colleague)).toMatchObject({ reason: 'not-waiting' });
  expect(await db('second_readings').where({ action_id: id }).first()).toMatchObject({
    read_by: colleague.staffId,
    is_agreed: false,
    note: answer.note,
  });
  // Their own decisions are not offered to staff.
  expect(await takeNext(context, busy, ['second-reading'])).toBeNull();
  expect(await takeNext(context, quiet, ['second-reading'])).not.toBeNull();
});
