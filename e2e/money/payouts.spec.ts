// Loaded here, because a transaction does not wait for it.
import '~/domain/all-hooks';
import { createTestContext } from '~/db/testing/test-context';
import { haveEarned } from '~/domain/payouts/testing/have-earned';
import { joinByApi, withSite, type Account } from '../actors/accounts/account';
import { withDatabase } from '../actors/database';
import { violations } from '../actors/violations';
import { stack } from '../stack';
import { expect, test } from '../test';

const home = '/verified-model/payouts';
const wallet = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** Returns a new creator who has earned 120.00, all of it payable. */
async function makeCreator(): Promise<Account & { userId: string }> {
  const account = await joinByApi();
  const userId = await withDatabase(async (db) => {
    const [user] = await db('users')
      .where({ email: account.email })
      .update({ account_type: 'CreatorUser' })
      .returning<{ id: string }[]>('id');
    if (!user) throw new Error('nobody has joined');
    await haveEarned(createTestContext(db), { userId: user.id, minor: 12_000 });
    return user.id;
  });
  return { ...account, userId };
}

/** Returns the latest row of a creator. */
async function latest(table: 'payouts' | 'payout_methods', userId: string) {
  const [row] = await withDatabase((db) =>
    db(table).where({ user_id: userId }).orderBy('created_at', 'desc').limit(1).select('*'),
  );
  if (!row) throw new Error(`there is nothing in ${table}`);
  return row as { id: string; state: string };
}

/** Lets the bank of the sandbox pay a payout. */
async function pay(payoutId: string): Promise<void> {
  const answer = await fetch(`${stack.sandboxUrl()}/payouts/control/payouts/${payoutId}/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  });
  expect(answer.ok).toBe(true);
}

test(
  'a creator adds a wallet and asks for a payout, staff approve both, and it is paid',
  { tag: ['@nojs', '@layout'] },
  async ({ page, context, staff }) => {
    const { state, userId } = await makeCreator();
    await context.addCookies(state.cookies);
    const approve = (path: string, data: object) =>
      withSite(async (site) => {
        await expect(await site.put(`/api/v1/admins/${path}`, { data })).toBeOK();
      }, staff.state);

    await page.goto(`${home}/methods/new?kind=crypto`);
    await page.getByLabel('Address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await page.getByRole('button', { name: 'Send for approval' }).click();
    await expect(page.getByText('This address belongs to another network')).toBeVisible();
    await page.getByLabel('Address').fill(wallet);
    await page.getByRole('button', { name: 'Send for approval' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Pending').first()).toBeVisible();
    const method = await latest('payout_methods', userId);
    await approve(`payout-methods/${method.id}`, { approvalStatus: 'approved' });

    await page.goto(`${home}/request`);
    await page.getByLabel('How much').fill('12');
    await page.getByRole('button', { name: 'Request it' }).click();
    await expect(page.getByText('That’s less than the minimum')).toBeVisible();
    await page.getByLabel('How much').fill('50,00');
    await page.getByRole('button', { name: 'Request it' }).click();
    await expect(main.getByText('In review').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // One at a time.
    await page.goto(`${home}/request`);
    await expect(page.getByText('A payout is on its way already.')).toBeVisible();

    const { id } = await latest('payouts', userId);
    await approve(`payouts/${id}`, { status: 'approved' });
    await expect.poll(async () => (await latest('payouts', userId)).state).toBe('sent');
    await expect(async () => pay(id)).toPass();
    await expect.poll(async () => (await latest('payouts', userId)).state).toBe('paid');
    await page.goto(home);
    await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();
  },
);
