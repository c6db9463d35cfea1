import { expect, it } from 'vitest';
import { giveTokens, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { readOwnBalance } from './read-own-balance.server';

const { database, context: domain } = await openTestContext();

it('is read once per request, and again by the next', async () => {
  const { id } = await makeUser(database.db);
  await giveTokens(domain, id, 40);
  let reads = 0;
  const note = ({ sql }: { sql: string }) => {
    if (sql.includes('ledger_accounts')) reads += 1;
  };
  database.db.on('query', note);
  const request = { domain };
  const balances = [readOwnBalance(request, id), readOwnBalance(request, id)];
  expect(await Promise.all(balances)).toEqual([40, 40]);
  expect(await readOwnBalance(request, id)).toBe(40);
  expect(reads).toBe(1);
  database.db.off('query', note);
  await giveTokens(domain, id, 2);
  expect(await readOwnBalance({ domain }, id)).toBe(42);
});
