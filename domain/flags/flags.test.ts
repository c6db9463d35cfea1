import { describe, expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { connect } from '~/db/connection';
import { newId } from '../shared/ids';
import { getUserFlags } from './get-user-flags';
import { reportExperiment } from './report-experiment';
import { experimentKeys } from './schema';

const database = await openTestDatabase();

/** Rules are cached per pool; another pool simulates another process. */
async function readUncached(audience: { visitorId: string | null; isTest: boolean }) {
  const db = connect({ url: database.url, pool: 1 });
  try {
    return await getUserFlags(createTestContext(db), audience);
  } finally {
    await db.destroy();
  }
}

const setRule = (key: string, rule: Record<string, unknown>) =>
  database
    .db('feature_flags')
    .insert({ key, ...rule })
    .onConflict('key')
    .merge();

const visitor = { visitorId: newId(), isTest: false };
const tester = { visitorId: newId(), isTest: true };

describe('the set of flags and experiments of a viewer', () => {
  it('is nothing before staff have set anything up', async () => {
    const { flags, experiments } = await readUncached(visitor);
    expect(flags).toEqual({
      SIGNUP_REDIRECT_WELCOME_OFFER: 'OFF',
      SHOULD_CHECKOUT_ASK_ADDRESS: 'OFF',
      WELCOME_OFFER_DURATION: 'OFF',
    });
    expect(experiments).toEqual(Object.fromEntries(experimentKeys.map((key) => [key, 'OFF'])));
  });

  it('follows the table, with test users first if it is so configured', async () => {
    await setRule('should-checkout-ask-address', { is_enabled: true });
    await setRule('paywall-redesign', {
      is_enabled: true,
      is_for_test_users_only: true,
      variants: JSON.stringify({ cards: 1 }),
    });
    expect(await readUncached(visitor)).toMatchObject({
      flags: { SHOULD_CHECKOUT_ASK_ADDRESS: 'ON' },
      experiments: { 'should-checkout-ask-address': 'ON', 'paywall-redesign': 'OFF' },
    });
    expect(await readUncached(tester)).toMatchObject({
      experiments: { 'paywall-redesign': 'cards' },
    });
  });

  it('is the same on every process and after a while', async () => {
    await setRule('content-type-paywall', {
      is_enabled: true,
      variants: JSON.stringify({ photo: 1, video: 1, mixed: 1 }),
    });
    const answers = await Promise.all([1, 2, 3].map(() => readUncached(visitor)));
    const [first] = answers;
    expect(first?.experiments['content-type-paywall']).toMatch(/^(photo|video|mixed)$/);
    for (const answer of answers) expect(answer).toEqual(first);
  });

  it('is not harmed by a rule that is broken', async () => {
    await setRule('premium-tokens-amount', {
      is_enabled: true,
      variants: JSON.stringify({ '100': 'often' }),
    });
    expect(await readUncached(visitor)).toMatchObject({
      flags: { SHOULD_CHECKOUT_ASK_ADDRESS: 'ON' },
      experiments: { 'premium-tokens-amount': 'OFF' },
    });
  });

  it('is nothing while the table cannot be read', async () => {
    const db = connect({ url: database.url, pool: 1 });
    const context = createTestContext(db);
    await db.destroy();
    const { flags } = await getUserFlags(context, tester);
    expect(flags.SHOULD_CHECKOUT_ASK_ADDRESS).toBe('OFF');
  });
});

it('a report is kept once per experiment, at its latest word', async () => {
  const context = createTestContext(database.db);
  const { id } = await makeUser(database.db);
  const report = (value: string) =>
    reportExperiment(context, id, { name: 'paywall-redesign', value });
  await Promise.all([report('cards'), report('cards'), report('cards')]);
  await report('list');
  expect(await database.db('experiment_reports').where({ user_id: id })).toMatchObject([
    { name: 'paywall-redesign', value: 'list' },
  ]);
});
