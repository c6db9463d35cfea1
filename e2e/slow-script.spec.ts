import type { Locator, Page } from '@playwright/test';
import { character } from './actors/discovery/characters';
import { composer, myMessages, say, theirMessages } from './actors/chat/chat';
import { beginSigningUp } from './actors/accounts/account';
import { balancePill, codeField, emailField, modal, skipPersonalizing } from './actors/forms';
import { holdBack } from './actors/hold-back';
import { newEmail, readCode } from './actors/mail';
import { expect, test } from './test';

/** Delays the page's scripts until the returned function is called. */
const holdScripts = (page: Page) => holdBack(page, '**/*.js');

/** Returns what is read from a page once its styles and fonts have loaded and nothing moves any more. */
async function settled(page: Page, read: () => Promise<string[]>): Promise<string[]> {
  let now: string[] = [];
  await expect(async () => {
    const before = await read();
    await page.waitForTimeout(500);
    now = await read();
    expect(now).toEqual(before);
  }).toPass();
  return now;
}

/** Records the moments from now on at which a button is disabled. */
const watchClosings = (button: Locator) =>
  button.evaluateHandle((element) => {
    const moments: number[] = [];
    const note = () => element.matches(':disabled') && moments.push(performance.now());
    new MutationObserver(note).observe(element, { attributes: true });
    return moments;
  });

const whenHydrated = (page: Page) =>
  expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();

test('scripts are fetched once the page is painted', async ({ page }) => {
  await page.goto('/sign_in');
  await whenHydrated(page);
  const [painted, requested] = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name));
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      Math.min(...scripts.map(({ startTime }) => startTime)),
    ] as const;
  });
  expect(painted).toBeGreaterThan(0);
  // A page that is painted later than this gets its scripts anyway.
  expect(requested).toBeGreaterThanOrEqual(Math.min(painted, 1_500));
});

test('a choice made before the scripts have loaded is applied', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/explorer?feedTab=new&modal=explorerMobileFiltersModal', {
    waitUntil: 'commit',
  });
  const sheet = modal(page, 'explorerMobileFiltersModal');
  await sheet.getByRole('radio', { name: 'Men', exact: true }).check();
  letGo();
  await sheet.getByRole('button', { name: 'Apply filters (1)' }).click();
  await expect(page).toHaveURL('/explorer?feedTab=new&category=Boys');
});

test('text typed before the scripts have loaded is kept', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/sign_in', { waitUntil: 'commit' });
  await emailField(page).fill('fan@example.com');
  letGo();
  await whenHydrated(page);
  await expect(emailField(page)).toHaveValue('fan@example.com');
});

test('a search typed before the scripts have loaded is carried out', async ({ page }) => {
  const { name } = character(16);
  const letGo = await holdScripts(page);
  await page.goto('/characters', { waitUntil: 'commit' });
  await page.getByRole('searchbox').filter({ visible: true }).fill(name);
  letGo();
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found.getByRole('link', { name })).toBeVisible();
});

test('a code typed before the scripts have loaded is kept and can be sent', async ({ page }) => {
  const email = newEmail();
  await beginSigningUp(page.request, email);
  const letGo = await holdScripts(page);
  await page.goto('/verify', { waitUntil: 'commit' });
  const code = await readCode(email);
  await codeField(page).fill(code);
  const verify = page.getByRole('button', { name: 'Verify' });
  const closings = await watchClosings(verify);
  const scripts = page.waitForLoadState('networkidle');
  letGo();
  await scripts;
  await expect(codeField(page)).toHaveValue(code);
  // The button can be pressed at any time meanwhile.
  expect(await closings.jsonValue()).toEqual([]);
  await verify.click();
  await skipPersonalizing(page);
  await expect(balancePill(page, 20)).toBeVisible();
});

test('the cursor is in a modal that came with the page', async ({ page }) => {
  await page.goto('/characters?modal=loginModal');
  await expect(modal(page, 'loginModal')).toBeFocused();
});

test('a form filled in before the scripts have loaded can be sent', async ({
  page,
  context,
  member,
}) => {
  await context.addCookies(member.state.cookies);
  const letGo = await holdScripts(page);
  await page.goto('/settings/delete', { waitUntil: 'commit' });
  await page.getByLabel('Type your email address to confirm').fill(member.email);
  await page.getByLabel('Why are you leaving?').fill('I have found the day again.');
  const scripts = page.waitForLoadState('networkidle');
  letGo();
  await scripts;
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeEnabled();
});

test('a first page does not wait for texts that it does not show', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/characters');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('/seldom-'))).toEqual([]);
  await page.mouse.move(100, 100);
  await expect.poll(() => requested.filter((url) => url.includes('/seldom-'))).toHaveLength(1);
});

test('a message sent before the scripts have loaded is sent by the form', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(`/chats/${character(15).slug}`, { waitUntil: 'commit' });
  await expect(composer(page)).toBeVisible();
  await say(page, 'Faster than your scripts');
  await expect(myMessages(page)).toContainText(['Faster than your scripts']);
  await expect(theirMessages(page)).toHaveCount(2);
  letGo();
});

for (const { path, tag } of [
  { path: '/sign_in', tag: '@full' },
  { path: '/characters?modal=loginModal', tag: '@full' },
  { path: '/characters?modal=signUpModal' },
  { path: `/characters/${character(0).slug}` },
]) {
  test(`nothing moves on ${path} when the scripts come`, { tag }, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const places = () =>
      page.locator('a, button, input').evaluateAll((elements) =>
        elements
          // Positions on the page; elements without a name of their own appear with the scripts and lie on
          // top.
          .filter((element) => element.matches('a[href], [type=submit], [name]'))
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { x, y } = element.getBoundingClientRect();
            return `${element.outerHTML.slice(0, 120)} at ${Math.round(x)}, ${Math.round(y)}`;
          }),
      );
    const before = await settled(page, places);
    expect(before.length).toBeGreaterThan(5);
    letGo();
    await page.waitForLoadState('networkidle');
    await expect.poll(places).toEqual(before);
  });
}
