import type { Page } from '@playwright/test';
import {
  answerBank,
  openPack,
  payButton,
  typeCard,
  typeCardOnPage,
} from '../actors/money/checkout';
import { untilHydrated } from '../actors/pages';
import { orderFor } from '../actors/money/orders';
import { makeTester } from '../actors/money/regulars';
import { expect, test } from '../test';

const approved = '4242424242424242';
const challenged = '4000000000003220';
const quarter = '00000000-0000-7000-8000-000000000103';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ member }, use) => use(member.state),
});

const holder = (page: Page) => page.getByLabel('Name on card');
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const refused = (page: Page) => page.getByRole('heading', { name: 'Your bank did not confirm' });

test(
  'without scripts a name survives the processor’s page, a reload and the bank, for its owner alone',
  { tag: '@nojs-only' },
  async ({ page, context, fan }) => {
    const { orderId } = await openPack(page);
    await holder(page).fill('Alex Moreno');
    await pay(page).click();
    await typeCardOnPage(page, challenged);
    await expect(page.getByRole('heading', { name: 'Your card is ready' })).toBeVisible();
    await expect(holder(page)).toHaveValue('Alex Moreno');
    await page.goto(page.url());
    await expect(holder(page)).toHaveValue('Alex Moreno');
    await pay(page).click();
    await answerBank(page, 'fail');
    await expect(refused(page)).toBeVisible();
    await page.goto(`/checkout/${orderId}?pay=new`);
    await expect(holder(page)).toHaveValue('Alex Moreno');
    await context.addCookies(fan.state.cookies);
    await openPack(page);
    await expect(holder(page)).toHaveValue('');
  },
);

test(
  'without scripts an address survives an error in it',
  { tag: '@nojs-only' },
  async ({ page }) => {
    await page.context().addCookies((await makeTester()).state.cookies);
    const order = await orderFor(page, 'subscriptions', quarter);
    await page.goto(`/checkout/${order}`);
    await holder(page).fill('Alex Moreno');
    await page.getByLabel('Address').fill('1 Long Lane');
    await page.getByLabel('Country').selectOption('IE');
    await page.getByLabel('Postcode').fill('D02 X285');
    await pay(page).click();
    await typeCardOnPage(page, approved);
    await expect(page.getByLabel('Address')).toHaveValue('1 Long Lane');
    await expect(page.getByLabel('Country')).toHaveValue('IE');
    await expect(page.getByLabel('Postcode')).toHaveValue('D02 X285');
  },
);

test('with scripts a name survives a reload and the bank, and is deleted once paid', async ({
  page,
}) => {
  const { orderId } = await openPack(page);
  await untilHydrated(page);
  await holder(page).fill('Alex Moreno');
  await page.reload();
  await expect(holder(page)).toHaveValue('Alex Moreno');
  await typeCard(page, challenged);
  await payButton(page).click();
  await answerBank(page, 'fail');
  await expect(refused(page)).toBeVisible();
  await page.goto(`/checkout/${orderId}?pay=new`);
  await expect(holder(page)).toHaveValue('Alex Moreno');
  await typeCard(page, approved);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('beside-card'));
  expect(await page.evaluate(kept)).toEqual([]);
});
