import type { Page } from '@playwright/test';
import { staffAtTheirDesk } from './actors/accounts/staff';
import { withDatabase } from './actors/database';
import { storePayment } from './actors/money/store-payment';
import { expect, test } from './test';

test.use({ storageState: async ({ staff }, use) => use(staff.state) });

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
    const { id, number } = await storePayment(member.email);
    await page.goto('/admin/payments');
    await page.getByRole('searchbox', { name: /^Address, number/ }).focus();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${number}`));
    const row = page.getByRole('link', { name: number, exact: true });
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
