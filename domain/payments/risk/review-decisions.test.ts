import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { someStaff } from '../../staff/testing/some-staff';
import { listOpenDecisions, reviewDecision, riskDecisions } from './review-decisions';

const { database, context } = await openTestContext();

it('lists what limits refused by state and person, and lets a review be reversed', async () => {
  const { id: userId, email } = await makeUser(database.db);
  const id = newId();
  await database.db('payment_risk_decisions').insert({
    id,
    user_id: userId,
    rule: 'card-shared',
    facts: JSON.stringify({ counted: 6, limit: 5 }),
    decided_at: context.now(),
    holds_until: new Date(context.now().getTime() + 3_600_000),
  });
  const states = async () => {
    const all = (['open', 'upheld', 'cleared'] as const).map(async (state) => {
      const where = { state, search: email, rule: 'card-shared' } as const;
      return (await riskDecisions.readPage(context, { where, take: 5 })).items.length;
    });
    return Promise.all(all);
  };
  expect(await states()).toEqual([1, 0, 0]);
  const review = { decisionId: id, by: someStaff('manager') };
  await reviewDecision(context, { ...review, isUpheld: true });
  expect(await states()).toEqual([0, 1, 0]);
  expect(await listOpenDecisions(context, 50)).toEqual([]);
  await reviewDecision(context, { ...review, isUpheld: false });
  expect(await states()).toEqual([0, 0, 1]);
  const acts = database.db('staff_actions').where({ resource_id: id }).orderBy('at');
  expect(await acts.select('before', 'after')).toEqual([
    { before: { isUpheld: null }, after: { isUpheld: true } },
    { before: { isUpheld: true }, after: { isUpheld: false } },
  ]);
});
