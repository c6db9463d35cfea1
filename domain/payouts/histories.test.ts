import { beforeAll, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { checkHistories } from './testing/check-history';

const { context, database } = await openTestContext();

beforeAll(async () => {
  await database.db('settings').insert({ key: 'payout_minimum_minor', value: '100' });
});

it('held, payable and paid are the share of what was spent less what was taken back', async () => {
  await checkHistories(context, 25);
}, 60_000);
