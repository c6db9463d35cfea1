import type { Page } from '@playwright/test';
import { writeSetting } from '~/domain/settings/write-setting';
import { balanceOf, withSite } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import {
  composer,
  converse,
  idOf,
  myMessages,
  postMessage,
  storedMessages,
} from '../actors/chat/chat';
import { withDatabase } from '../actors/database';
import { openSocket, sendMessage } from '../actors/chat/gateway';
import { makeAgeServiceUnavailable } from '../actors/sandbox-providers';
import { violations } from '../actors/violations';
import { expect, test } from '../test';
import { ageChecksSettings } from '~/domain/age-checks/settings';

/** A code that ISO 3166 never assigns, so that no other test comes from this country. */
const country = 'ZZ';
const { slug, firstName } = character(11);
const path = `/chats/${slug}`;
const fromThere = { 'x-country': country };

const listCountries = (countries: string[]) =>
  withDatabase((db) => writeSetting(db, ageChecksSettings, 'age_check_countries', countries));
const card = (page: Page) => page.getByRole('region', { name: 'Confirm your age to write' });

test.use({ extraHTTPHeaders: fromThere });
test.beforeAll(() => listCountries([country]));
test.afterAll(() => listCountries([]));

/** Opens the chat until the card appears, because processes take a moment to apply a setting. */
async function meetTheCard(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(card(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Goes from the chat to the provider's page. */
async function goToService(page: Page): Promise<void> {
  await card(page).getByRole('link', { name: 'Confirm my age' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm that you’re an adult' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm my age' }).click();
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
}

test(
  'a visitor from a listed country reads, passes a check and is back in the conversation',
  { tag: '@nojs' },
  async ({ page }) => {
    await meetTheCard(page);
    await expect(composer(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(firstName);
    await goToService(page);

    await page.getByRole('button', { name: 'Fail the check' }).click();
    await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByRole('button', { name: 'Decide later' }).click();
    await expect(page.getByRole('heading', { name: 'Still checking' })).toBeVisible();
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: 'Still checking' })).toBeVisible();
    await page.getByRole('link', { name: 'Not now' }).click();

    await goToService(page);
    await page.getByLabel('Payment card').check();
    await page.getByRole('button', { name: 'I am an adult' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#latest$`));
    await expect(card(page)).toHaveCount(0);
    await converse(page, 'Good evening from far away');
    await expect(myMessages(page)).toHaveCount(1);

    await page.goto(`/age_check?redirectTo=${path}`);
    await expect(page.getByRole('heading', { name: 'Your age is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(composer(page)).toBeVisible();
  },
);

test('a form sends nothing before the check, and another person’s check is worth nothing', async ({
  page,
  member,
  browser,
}) => {
  await meetTheCard(page);
  await goToService(page);
  await page.getByRole('button', { name: 'Decide later' }).click();
  const { search } = new URL(page.url());

  await withSite(async (site) => {
    const before = await balanceOf(site);
    const seen = await site.get(path, { headers: fromThere });
    expect(await seen.text()).toContain('Confirm your age to write');
    const sent = await postMessage(site, slug, 'Good evening');
    expect(sent.status()).toBe(422);
    expect(await storedMessages(site, slug)).toEqual([]);
    expect(await balanceOf(site)).toBe(before);
  }, member.state);

  const other = await browser.newContext({
    storageState: member.state,
    extraHTTPHeaders: fromThere,
  });
  const theirs = await other.newPage();
  await theirs.goto(`/age_check${search}`);
  await expect(
    theirs.getByRole('heading', { name: 'This check belongs to someone else' }),
  ).toBeVisible();
  await other.close();
});

test('an unavailable age check is announced, and can be tried again', async ({ page }) => {
  await meetTheCard(page);
  expect(await violations(page)).toEqual([]);
  await card(page).getByRole('link', { name: 'Confirm my age' }).click();
  await makeAgeServiceUnavailable();
  await page.getByRole('button', { name: 'Confirm my age' }).click();
  await expect(
    page.getByRole('heading', { name: 'The check is unavailable right now' }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();

  await makeAgeServiceUnavailable();
  await page.getByRole('button', { name: 'I am an adult' }).click();
  await expect(
    page.getByRole('heading', { name: 'The check is unavailable right now' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Check again' }).click();
  await expect(composer(page)).toBeVisible();
});

test('a socket from there sends nothing, and nothing is charged', async ({ member }) => {
  const socket = openSocket(member, fromThere);
  await withSite(async (site) => {
    const recipient = await idOf(site, slug);
    const refused = () =>
      sendMessage(socket, recipient, 'Hello?').catch((error: Error) => error.message);
    await expect.poll(refused).toBe('Age check required');
    const [messages, tokens] = [await storedMessages(site, slug), await balanceOf(site)];
    expect(await refused()).toBe('Age check required');
    expect(await storedMessages(site, slug)).toEqual(messages);
    expect(await balanceOf(site)).toBe(tokens);
  }, member.state);
  socket.disconnect();
});

test('checks can be begun only so often', async ({ page }) => {
  await meetTheCard(page);
  const begin = () =>
    page.request.post('/age_check', { headers: fromThere, form: {}, maxRedirects: 0 });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await begin()).status());
  expect(statuses).toEqual([302, 302, 302, 302, 302, 429]);
});
