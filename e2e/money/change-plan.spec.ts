import type { Page } from '@playwright/test';
import { typeCard } from '../actors/money/checkout';
import { modal } from '../actors/forms';
import { untilHydrated } from '../actors/pages';
import { makeSubscriber } from '../actors/money/regulars';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const month = '00000000-0000-7000-8000-000000000101';
const approved = '4242424242424242';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const own = (page: Page) => page.getByRole('main');
const switchButton = { name: 'Switch plan · $0.00 today' };
const isSet = { name: 'Your next plan is set' };

test('an upgrade costs nothing today, shows everywhere at once, and is taken back', async ({
  page,
  context,
}) => {
  const fan = await makeSubscriber({ renews: true });
  await context.addCookies(fan.state.cookies);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/settings/subscription');
  await untilHydrated(elsewhere);
  await page.goto('/?modal=becomePremium');
  await untilHydrated(page);
  const plans = modal(page, 'becomePremium');
  await plans.getByRole('radio', { name: /^3 months/ }).check();
  await plans.getByRole('link', { name: 'Change to this plan' }).click();
  const checkout = modal(page, 'checkoutModal');
  await expect(checkout).toContainText('instead of Premium, 1 month');
  await expect(checkout).toContainText('Your new plan starts. Charged instead of $19.99.');
  await expect(checkout).toContainText('$38.97');
  await expect(checkout).toContainText('Renews for 3 months, until you cancel.');
  await expect(checkout).toContainText('$59.97');
  expect(await violations(page)).toEqual([]);
  await checkout.getByRole('button', switchButton).click();
  await expect(modal(page, 'successPremiumModal').getByRole('heading', isSet)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(own(elsewhere)).toContainText('It switches to a 3-month plan');
  await expect(own(elsewhere)).toContainText('$38.97');
  await elsewhere.getByRole('button', { name: 'Undo the switch' }).click();
  await expect(own(elsewhere)).not.toContainText('It switches to a');
  const payments = await page.request.get('/api/v1/payments');
  expect(await payments.json()).toMatchObject({ items: [] });
});

test('a downgrade follows the year that is paid for', { tag: '@nojs' }, async ({ page }) => {
  const fan = await makeSubscriber({ renews: true, months: 12 });
  await page.context().addCookies(fan.state.cookies);
  const wish = { variant: 'subscriptions', product: month, from: '/characters' };
  await page.goto(`/checkout?${new URLSearchParams(wish)}`);
  await expect(own(page)).toContainText('instead of Premium, 12 months');
  await expect(own(page)).toContainText('Your new plan starts. Charged instead of $239.88.');
  await page.getByRole('button', switchButton).click();
  await expect(modal(page, 'successPremiumModal').getByRole('heading', isSet)).toBeVisible();
  await expect(page).toHaveURL(/\/characters\?/);
  await page.goto('/settings/subscription');
  await expect(own(page)).toContainText('It switches to a 1-month plan');
  await page.getByRole('button', { name: 'Undo the switch' }).click();
  await expect(own(page)).not.toContainText('It switches to a');
  await expect(own(page)).toContainText('$239.88');
});

test('the following plan is charged to a card that is added on the way', async ({ page }) => {
  const fan = await makeSubscriber({ renews: true });
  await page.context().addCookies(fan.state.cookies);
  const quarter = month.replace(/101$/, '103');
  const wish = { variant: 'subscriptions', product: quarter, from: '/characters', over: 'true' };
  await page.goto(`/checkout?${new URLSearchParams(wish)}`);
  const checkout = modal(page, 'checkoutModal');
  await expect(checkout).toContainText('No card is saved.');
  await checkout.getByRole('link', { name: 'Another card' }).click();
  await typeCard(page, approved);
  await page.getByRole('button', { name: 'Add the card' }).click();
  await expect(checkout.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await checkout.getByRole('button', switchButton).click();
  await expect(modal(page, 'successPremiumModal').getByRole('heading', isSet)).toBeVisible();
  await page.goto('/settings/subscription');
  await expect(own(page)).toContainText('•••• 4242');
});
