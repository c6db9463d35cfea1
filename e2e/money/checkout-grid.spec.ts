import type { Page } from '@playwright/test';
import { answerBank, openPack, payButton, typeCard } from '../actors/money/checkout';
import { openClub } from '../actors/money/clubs';
import { expect, test } from '../test';

const approved = '4242424242424242';
const challenged = '4000000000003220';
/** A plan of three months: crypto cannot pay for a shorter one. */
const plan = '00000000-0000-7000-8000-000000000103';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ member }, use) => use(member.state),
});

const openFor = (page: Page, variant: string, product: string) =>
  page.goto(`/checkout?${new URLSearchParams({ variant, product, from: '/characters' })}`);

interface Product {
  name: string;
  open(page: Page): Promise<unknown>;
  paid: RegExp;
  /** True if it is charged again; such orders are not paid on Verotel's page, which stores no card. */
  renews: boolean;
}

const products: Product[] = [
  { name: 'tokens', open: openPack, paid: /safe and sound/, renews: false },
  {
    name: 'Premium',
    open: (page) => openFor(page, 'subscriptions', plan),
    paid: /^The night is yours/,
    renews: true,
  },
  {
    name: 'a fan club',
    open: async (page) => openFor(page, 'fanclub', (await openClub()).creatorId),
    paid: /^Welcome to .+ club$/,
    renews: true,
  },
];

/** Fills in the payment provider's own page. */
async function payOnItsPage(page: Page) {
  await page.getByRole('button', { name: 'Pay on the provider’s page' }).click();
  await page.getByLabel('Card number').fill(approved);
  await page.getByLabel('Expiry date').fill('04/31');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Alex Moreno');
  await page.locator('button[value=card]').click();
}

async function payWithWallet(page: Page, wallet: 'Apple Pay' | 'Google Pay') {
  await page.getByRole('button', { name: `Pay with ${wallet}` }).click();
  await page.locator('button[value=confirm]').click();
}

const means: { name: string; pay(page: Page, open: () => Promise<unknown>): Promise<void> }[] = [
  {
    name: 'a new card',
    async pay(page) {
      await typeCard(page, approved);
      await payButton(page).click();
    },
  },
  {
    name: 'a saved card',
    async pay(page, open) {
      await page.goto('/add_card');
      await typeCard(page, approved);
      await page.getByRole('button', { name: 'Add the card' }).click();
      await expect(page.getByRole('heading', { name: 'Your card is added' })).toBeVisible();
      await open();
      await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
      await payButton(page).click();
    },
  },
  {
    name: '3-D Secure',
    async pay(page) {
      await typeCard(page, challenged);
      await payButton(page).click();
      await answerBank(page, 'approve');
    },
  },
  { name: 'Apple Pay', pay: (page) => payWithWallet(page, 'Apple Pay') },
  { name: 'Google Pay', pay: (page) => payWithWallet(page, 'Google Pay') },
  {
    name: 'crypto',
    async pay(page) {
      await page.getByRole('link', { name: 'Pay with crypto' }).click();
      await page.getByRole('button', { name: 'Go to the payment page' }).click();
      await page.getByRole('button', { name: 'Send all of it' }).click();
    },
  },
];

for (const { name, open, paid, renews } of products) {
  const isPaid = (page: Page) => expect(page.getByRole('heading', { name: paid })).toBeVisible();
  const where = renews ? 'on a wallet’s sheet' : 'on the processor’s page';

  test(`${name}: bought ${where}`, { tag: '@nojs' }, async ({ page }) => {
    await open(page);
    await (renews ? payWithWallet(page, 'Google Pay') : payOnItsPage(page));
    await isPaid(page);
  });

  for (const by of means) {
    test(`${name}: bought with ${by.name}`, { tag: '@full' }, async ({ page }) => {
      await open(page);
      await by.pay(page, () => open(page));
      await isPaid(page);
    });
  }
}
