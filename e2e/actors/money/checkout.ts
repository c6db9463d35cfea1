import type { Page } from '@playwright/test';
import { expect } from '../../expect';
import { stack } from '../../stack';
import { modal } from '../forms';

/** Returns the name and price of the cheapest token pack in the installed catalogue. */
export async function cheapestPack({
  request,
}: Pick<Page, 'request'>): Promise<{ id: string; tokens: number; price: string }> {
  const answer = await request.get('/api/v1/token-deposit-offers');
  await expect(answer).toBeOK();
  const offers = (await answer.json()) as {
    _id: string;
    amount: number;
    price: number;
    bonus: number;
  }[];
  const [first] = offers.toSorted((one, other) => one.price - other.price);
  if (!first) throw new Error('no tokens are for sale');
  const tokens = first.amount + Math.round(first.bonus * first.amount);
  return { id: first._id, tokens, price: `$${first.price.toFixed(2)}` };
}

/** Opens the checkout of the cheapest pack as a separate page. */
export async function openPack(page: Page) {
  const pack = await cheapestPack(page);
  const wish = new URLSearchParams({
    variant: 'tokens',
    product: pack.id,
    source: 'tokens_packs_popup',
    from: '/characters',
  });
  await page.goto(`/checkout?${wish}`);
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}/);
  const orderId = /\/checkout\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  return { ...pack, orderId };
}

/** Opens the checkout of the cheapest pack over the current page. */
export async function openPackOver(page: Page) {
  const pack = await cheapestPack(page);
  const wish = new URLSearchParams({
    variant: 'tokens',
    product: pack.id,
    from: '/characters',
    over: 'true',
  });
  await page.goto(`/checkout?${wish}`);
  await expect(modal(page, 'checkoutModal')).toBeVisible();
  return pack;
}

/** Types a card into the payment provider's frame, and the name into the field beside it. */
export async function typeCard(page: Page, number: string, holder = 'Alex Moreno'): Promise<void> {
  const frame = page.frameLocator('[data-card-frame] iframe');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry date').fill('04/31');
  await frame.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill(holder);
}

/** Types a card into the payment provider's own page and submits it. */
export async function typeCardOnPage(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('04/31');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Alex Moreno');
  await page.locator('form button').first().click();
}

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Pay \$|Processing)/ });

/** Presses an answer on the bank's page. */
export async function answerBank(
  page: Page,
  answer: 'approve' | 'fail' | 'cancel' | 'leave',
): Promise<void> {
  await page.locator(`button[name=answer][value=${answer}]`).click();
}

/** Returns the number of payments that the card provider has completed for an order. */
export async function chargesOf(page: Page, orderId: string): Promise<number> {
  const answer = await page.request.get(`${stack.sandboxUrl()}/cards/control/state.json`);
  const { payments } = (await answer.json()) as {
    payments: { state: string; returnUrl: string | null }[];
  };
  return payments.filter(
    ({ state, returnUrl }) => state === 'completed' && returnUrl?.includes(orderId),
  ).length;
}
