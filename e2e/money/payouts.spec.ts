import { signInByApi, withSite } from '../actors/accounts/account';
import { violations } from '../actors/violations';
import { withDatabase } from '../actors/database';
import { stack } from '../stack';
import { expect, test } from '../test';

const home = '/verified-model/payouts';

/** Returns the latest payout of the demo's creator. */
async function latestPayout(): Promise<{ id: string; state: string }> {
  const [payout] = await withDatabase((db) =>
    db('payouts').orderBy('created_at', 'desc').limit(1).select<{ id: string; state: string }[]>(),
  );
  if (!payout) throw new Error('nobody asked for a payout');
  return payout;
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
  'a creator asks for a payout, staff approve it, and the bank pays',
  { tag: ['@nojs', '@layout'] },
  async ({ page, context, staff }) => {
    const { state } = await signInByApi('creator@example.com');
    await context.addCookies(state.cookies);
    await page.goto(home);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Request a payout' }).click();
    await page.getByLabel('How much').fill('12');
    await page.getByRole('button', { name: 'Request it' }).click();
    await expect(page.getByText('That’s less than the minimum')).toBeVisible();
    await page.getByLabel('How much').fill('50,00');
    await page.getByRole('button', { name: 'Request it' }).click();
    await expect(page).toHaveURL(home);
    await expect(main.getByText('In review').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // One at a time.
    await page.goto(`${home}/request`);
    await expect(page.getByText('A payout is on its way already.')).toBeVisible();

    const { id } = await latestPayout();
    await withSite(async (site) => {
      const approval = { data: { status: 'approved' } };
      await expect(await site.put(`/api/v1/admins/payouts/${id}`, approval)).toBeOK();
    }, staff.state);
    await expect.poll(async () => (await latestPayout()).state).toBe('sent');
    await expect(async () => pay(id)).toPass();
    await expect.poll(async () => (await latestPayout()).state).toBe('paid');
    await page.goto(home);
    await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();
  },
);
