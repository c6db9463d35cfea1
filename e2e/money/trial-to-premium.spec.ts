import type { Page } from '@playwright/test';
import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { composer, converse, myMessages, openChat, say, sendButton } from '../actors/chat/chat';
import { payButton, typeCard, typeCardOnPage } from '../actors/money/checkout';
import { enterCode, modal, signUp, skipPersonalizing } from '../actors/forms';
import { newEmail, readCode } from '../actors/mail';
import { trialMessages } from '../actors/money/purse';
import { expect, test } from '../test';

const approved = '4242424242424242';
const declined = '4000000000009995';
const words = 'The 23:40. Keep me the seat by the window.';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function useUpTrial(page: Page, slug: string): Promise<void> {
  await openChat(page, slug);
  for (let count = 1; count <= trialMessages; count += 1) {
    await converse(page, `This is message number ${count}`);
  }
}

/** Signs up from the thread and returns to it. */
async function join(page: Page): Promise<void> {
  const email = newEmail();
  await signUp(modal(page, 'signUpModal'), email);
  await enterCode(page, await readCode(email));
  await skipPersonalizing(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const signUpLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Sign up' });

/** Goes from the thread through the benefits of Premium to the checkout for a month. */
async function choosePremium(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'With Premium, every message is free' }).click();
  await modal(page, 'becomePremiumToStartChatBenefits')
    .getByRole('link', { name: 'See the plans' })
    .click();
  await modal(page, 'becomePremium')
    .getByRole('link', { name: /^Upgrade to Premium/ })
    .click();
}

async function sendTheirWords(page: Page): Promise<void> {
  await expect(composer(page)).toHaveValue(words);
  await expect(page.getByText('Unlimited messages with premium')).toHaveCount(1);
  const before = await balanceOf(page.request);
  await sendButton(page).click();
  await expect(myMessages(page).last()).toContainText(words);
  await expect(composer(page)).toHaveValue('');
  expect(await balanceOf(page.request)).toBe(before);
}

test('the end of a trial leads by Premium back to the words that waited', async ({ page }) => {
  const { slug } = character(9);
  await useUpTrial(page, slug);
  await say(page, words);
  await join(page);
  await expect(page).toHaveURL(new RegExp(`/chats/${slug}$`));
  await expect(composer(page)).toHaveValue(words);
  await expect(page.getByText('You’ve used your free messages.')).toBeVisible();

  await choosePremium(page);
  await typeCard(page, declined);
  await payButton(page).click();
  const failed = modal(page, 'failPremiumModal');
  await expect(failed.getByText('Premium activation failed')).toBeVisible();
  await failed.getByRole('link', { name: 'Pay another way' }).click();
  await typeCard(page, approved);
  await payButton(page).click();
  const success = modal(page, 'successPremiumModal');
  await expect(success.getByRole('heading', { name: 'The night is yours' })).toBeVisible();
  await success.getByRole('link', { name: 'Back to the chat' }).click();
  await expect(page).toHaveURL(new RegExp(`/chats/${slug}$`));
  await sendTheirWords(page);
});

test('the same without scripts', { tag: '@nojs-only' }, async ({ page }) => {
  const { slug } = character(10);
  await useUpTrial(page, slug);
  await say(page, words);
  await expect(composer(page)).toHaveValue(words);
  await signUpLink(page).first().click();
  await join(page);
  await expect(composer(page)).toHaveValue(words);
  await expect(page.getByText('You’ve used your free messages.')).toBeVisible();

  await choosePremium(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await typeCardOnPage(page, approved);
  await page.getByLabel('Name on card').fill('Alex Moreno');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'The night is yours' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the chat' }).click();
  await sendTheirWords(page);
});

test(
  'a visitor who returns on another day sees that the trial is used up, and how to sign up',
  { tag: '@nojs' },
  async ({ page, browser, javaScriptEnabled }) => {
    const { slug } = character(11);
    await useUpTrial(page, slug);
    const storageState = await page.context().storageState();
    const later = await browser.newContext({ storageState, javaScriptEnabled });
    const returned = await later.newPage();
    await openChat(returned, slug);
    await expect(myMessages(returned)).toHaveCount(trialMessages);
    await expect(returned.getByText(/You’ve used your free messages/)).toBeVisible();
    await signUpLink(returned).click();
    await join(returned);
    await expect(returned).toHaveURL(new RegExp(`/chats/${slug}$`));
    await expect(
      returned.getByRole('link', { name: 'With Premium, every message is free' }),
    ).toBeVisible();
    await later.close();
  },
);
