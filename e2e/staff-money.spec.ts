import type { Page } from '@playwright/test';
import { newId } from '~/domain/shared/ids';
import { staffAtTheirDesk } from './actors/accounts/staff';
import type { Account } from './actors/accounts/account';
import { withDatabase } from './actors/database';
import { expect, test } from './test';

test.use({ storageState: async ({ staff }, use) => use(staff.state) });

/** Stores a payment of 150 $ for tokens, and returns it with the number of its order. */
async function paid({ email }: Account): Promise<{ id: string; number: string }> {
  const [id, orderId] = [newId(), newId()];
  const digits = Array.from({ length: 8 }, () => Math.floor(Math.random() * 10)).join('');
  const number = `${digits.slice(0, 4)}-${digits.slice(4)}`;
  const money = { minor: 15_000, currency: 'USD' };
  const now = new Date();
  await withDatabase(async (db) => {
    const buyer = await db('users').where({ email }).first<{ id: string }>('id');
    await db('orders').insert({
      id: orderId,
      number,
      buyer_id: buyer.id,
      product_kind: 'tokens',
      product_id: newId(),
      product_name: '2,000 tokens',
      product_details: '{}',
      price: JSON.stringify({
        total: money,
        list: money,
        discountPercent: 0,
        tax: { minor: 0, rate: 0, country: null, inclusive: false, evidence: [] },
      }),
      kind: 'one-time-purchase',
      sameness: newId(),
      state: 'paid',
      created_at: now,
      expires_at: now,
    });
    await db('payments').insert({
      id,
      order_id: orderId,
      payer_id: buyer.id,
      method: 'credit_card_payment',
      processor: 'cards',
      provider_payment_id: `cards-${id}`,
      card_last4: '4242',
      card_brand: 'visa',
      amount_minor: money.minor,
      currency: money.currency,
      state: 'completed',
      asked: 'answered',
      created_at: now,
      completed_at: now,
      expires_at: now,
    });
  });
  return { id, number };
}

/** Moves the focus to a control by Tab alone. */
async function reach(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true });
  await control.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached by the keyboard`);
}

/** Requests a refund on the page of a payment; without an amount, of all that is left. */
async function refund(page: Page, amount: string): Promise<void> {
  await page.getByLabel(/^Amount in its currency/).focus();
  await page.keyboard.type(amount);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('They paid twice and wrote to us');
  await reach(page, 'Refund');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The refund was requested.')).toBeVisible();
}

test(
  'staff find a payment by its number and refund a part; a colleague approves the rest',
  { tag: '@desktop' },
  async ({ page, browser, member }) => {
    const { id, number } = await paid(member);
    await page.goto('/admin/payments');
    await page.keyboard.press('/');
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${number}`));
    const row = page.getByRole('link', { name: number });
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/payments/${id}$`));
    await expect(page.getByText('$150.00 is left to refund.')).toBeVisible();

    await refund(page, '30');
    await expect(page.getByText('$120.00 is left to refund.')).toBeVisible();
    await refund(page, '');
    await page.goto(`/admin/payments/${id}?tab=reversals`);
    await expect(page.getByText('$120.00 · Second word')).toBeVisible();
    const large = await withDatabase((db) =>
      db('refunds').where({ payment_id: id, state: 'waiting' }).first<{ id: string }>('id'),
    );
    await page.goto(`/admin/refunds/${large.id}`);
    await expect(page.getByText('You requested this.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

    const colleague = await staffAtTheirDesk();
    const theirs = await browser.newContext({ storageState: colleague.state });
    const desk = await theirs.newPage();
    await desk.goto(`/admin/refunds/${large.id}`);
    await reach(desk, 'Approve');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Approved.')).toBeVisible();
    await theirs.close();
  },
);
