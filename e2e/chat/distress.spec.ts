import { decodeJwt } from 'jose';
import type { Locator, Page } from '@playwright/test';
import { guestCookie } from '~/domain/sessions/cookies';
import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { makeStranger } from '../actors/discovery/poster';
import { openChat, sayInForm, storedMessages } from '../actors/chat/chat';
import { withDatabase } from '../actors/database';
import { trialMessages } from '../actors/money/purse';
import { makePauper } from '../actors/money/regulars';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const cases = [
  {
    locale: 'en-GB',
    words: 'I want to kill myself',
    title: "You don't have to carry this alone",
    phone: '112',
  },
  {
    locale: 'fr-FR',
    words: 'Je veux mourir',
    title: 'Vous n’avez pas à porter cela seul',
    phone: '3114',
  },
  {
    locale: 'de-DE',
    words: 'Ich will nicht mehr leben',
    title: 'Du musst das nicht allein tragen',
    phone: '08001110111',
  },
  {
    locale: 'es-ES',
    words: 'Quiero quitarme la vida',
    title: 'No tienes que cargar con esto a solas',
    phone: '024',
  },
  {
    locale: 'pt-BR',
    words: 'Quero me matar',
    title: 'Você não precisa carregar isso sem ajuda',
    phone: '188',
  },
];

const card = (page: Page, title: string) => page.getByRole('complementary', { name: title });

/** Expects that the page shows no offers or prices after a crisis card. */
async function sellsNothing(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-offer]:visible')).toHaveCount(0);
  const words = await page.getByRole('main').innerText();
  expect(words).not.toMatch(/[$€£]|\btokens?\b|premium/i);
}

async function canBeReached(help: Locator, phone: string): Promise<void> {
  await expect(help.locator(`a[href="tel:${phone}"]`)).toBeVisible();
  const web = help.getByRole('link', { name: /findahelpline\.com/ });
  await expect(web).toHaveAttribute('href', 'https://findahelpline.com');
}

for (const [index, { locale, words, title, phone }] of cases.entries()) {
  test.describe(`somebody in distress with an empty balance, in ${locale}`, () => {
    test.use({
      locale,
      storageState: async ({}, use) => use((await makePauper()).state),
    });

    test(
      'sees a help line to call, pays nothing and is sold nothing',
      { tag: ['@nojs', locale === 'en-GB' ? '@core' : '@plain'] },
      async ({ page }) => {
        const { slug } = character(20 + index);
        await page.goto(`/chats/${slug}`);
        await sayInForm(page, words);
        const help = card(page, title);
        await expect(help).toBeVisible();
        await canBeReached(help, phone);
        await sellsNothing(page);
        expect(await violations(page)).toEqual([]);
        expect(await balanceOf(page.request)).toBe(0);
        const stored = await storedMessages(page.request, slug);
        expect(stored.map(({ role }) => role)).toEqual(['character', 'user', 'character']);
        expect(stored[1]?.content).toBe(words);

        // The next message is not sent for lack of tokens, and the page offers none for sale.
        await sayInForm(page, 'Good evening');
        await expect(help).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /\w/ }).last()).toBeVisible();
        await sellsNothing(page);
      },
    );
  });
}

test(
  'a visitor with a used-up trial can still write in distress, and is not sent to sign up',
  { tag: ['@nojs', '@core'] },
  async ({ page, context }) => {
    const { slug } = character(26);
    await openChat(page, slug);
    const token = (await context.cookies()).find(({ name }) => name === guestCookie);
    const id = decodeJwt(token?.value ?? '').sub;
    await withDatabase((db) =>
      db('guests').insert({ id, trial_messages_used: trialMessages }).onConflict('id').merge(),
    );
    await openChat(page, slug);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await sayInForm(page, 'I want to kill myself');
    const help = card(page, "You don't have to carry this alone");
    await expect(help).toBeVisible();
    await canBeReached(help, '112');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toHaveCount(0);
    await sellsNothing(page);
  },
);

/**
 * Creates a character that no other test uses and that can be withdrawn. It has pictures of the cast and is
 * so old that it does not lead lists of new characters.
 */
const makePassing = async () => {
  const { id, slug } = await makeStranger('Vesper Quill');
  const withdraw = () =>
    withDatabase((db) => db('characters').where({ id }).update({ is_published: false }));
  return { slug, withdraw };
};

test(
  'a conversation with a withdrawn character shows this, and names help',
  { tag: '@nojs' },
  async ({ page }) => {
    const { slug, withdraw } = await makePassing();
    await openChat(page, slug);
    await sayInForm(page, 'I want to kill myself');
    await expect(card(page, "You don't have to carry this alone")).toBeVisible();
    await withdraw();
    await page.goto(`/chats/${slug}`);
    await expect(page.getByRole('region', { name: 'Vesper is no longer here' })).toBeVisible();
    await expect(page.locator('textarea[name="content"]')).toHaveCount(0);
    await page.getByText('Do you need to talk to someone right now?').click();
    await expect(page.getByRole('link', { name: /findahelpline\.com/ }).last()).toBeVisible();
    await page.goto('/chats');
    await expect(
      page.getByRole('main').getByRole('link', { name: /No longer here/ }),
    ).toBeVisible();
  },
);
