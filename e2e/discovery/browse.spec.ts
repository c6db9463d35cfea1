import type { Page } from '@playwright/test';
import { cast, character } from '../actors/discovery/characters';
import { postMessage } from '../actors/chat/chat';
import { untilHydrated } from '../actors/pages';
import { postAs } from '../actors/discovery/poster';
import { expect, test } from '../test';

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name, exact: true });
/** Returns the search field; with scripts, outside its list, it is a combobox with suggestions. */
const searchBox = (page: Page) =>
  page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search characters' }))
    .filter({ visible: true });

/** Returns the names of the characters whose cards a page shows. */
async function namesShown(page: Page): Promise<string[]> {
  const texts = await page.getByRole('main').getByRole('listitem').allTextContents();
  return cast
    .filter(({ name }) => texts.some((text) => text.includes(name)))
    .map(({ name }) => name);
}

const namesOf = (fits: (member: (typeof cast)[number]) => boolean) =>
  cast.filter(fits).map(({ name }) => name);

/** No other test uses these characters: the test seed has posts only for the first of the cast. */
const lastAnime = cast.findLast(({ style }) => style === 'Anime')?.slug ?? '';

test(
  'the home page shows characters to talk with',
  { tag: ['@nojs', '@core'] },
  async ({ page }) => {
    await postAs(lastAnime, [{ text: 'Drawn at midnight.', style: 'Anime' }]);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Talk to / }).first()).toBeVisible();
    for (const section of ['Verified models', 'Pick up the phone', 'Drawn at midnight']) {
      await expect(page.getByRole('heading', { name: section })).toBeVisible();
    }
    const shown = page.getByRole('region', { name: 'Characters' }).getByRole('listitem');
    for (const [name, fits] of [
      ['New', () => true],
      ['Anime', ({ style }) => style === 'Anime'],
    ] satisfies [string, Parameters<typeof namesOf>[0]][]) {
      const feed = page.getByRole('navigation', { name: 'Feeds' }).getByRole('link', { name });
      await feed.click();
      await expect(feed).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(new RegExp(`\\?feed=${name.toLowerCase()}$`));
      // The demo's manager has a drawn model, which is newer than the cast.
      const names = [...namesOf(fits), 'Ivy Vale'];
      await expect(shown.first()).toContainText(new RegExp(names.join('|')));
    }
  },
);

test('the search field suggests matching characters', { tag: '@desktop' }, async ({ page }) => {
  const [first] = cast;
  if (!first) throw new Error('nobody is cast');
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search characters' });
  await field.pressSequentially(first.name.slice(0, 4));
  const option = page.getByRole('option', { name: first.name });
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await field.press('Escape');
  await expect(option).toBeHidden();
  await expect(field).toHaveValue(first.name.slice(0, 4));
  await field.pressSequentially(first.name.slice(4));
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText(first.name);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
});

test('chips narrow the list to their kind', { tag: '@nojs' }, async ({ page }) => {
  const kinds = [
    ['Realistic', namesOf(({ style }) => style === 'Realistic')],
    ['Anime', namesOf(({ style }) => style === 'Anime')],
    ['Verified models', namesOf(({ origin }) => origin === 'verified_model')],
    ['Takes calls', namesOf(({ availableForCalls }) => availableForCalls)],
  ] as const;
  await page.goto('/characters');
  for (const [name, expected] of kinds) {
    await chip(page, name).click();
    await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');
    expect(new Set(await namesShown(page))).toEqual(new Set(expected));
  }
});

test(
  'all characters are reached page by page, and none twice',
  { tag: ['@nojs', '@core'] },
  async ({ page }) => {
    await page.goto('/characters');
    const first = await namesShown(page);
    // Its name changes while it loads.
    const more = page.getByRole('link', { name: /^Load/ });
    await more.click();
    await expect(more).toHaveCount(0);
    const then = await namesShown(page);
    expect(new Set([...first, ...then])).toEqual(new Set(namesOf(() => true)));
    expect(first.length).toBeLessThan(cast.length);
  },
);

test('a late page of one list is not put under another', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/cursor=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/characters');
  const more = page.getByRole('link', { name: /^Load/ });
  await untilHydrated(page);
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await chip(page, 'Anime').click();
  await expect(chip(page, 'Anime')).toHaveAttribute('aria-current', 'true');
  const late = page.waitForEvent('requestfinished', (request) => request.url().includes('cursor='));
  release();
  await late;
  await page.waitForTimeout(500);
  expect(await namesShown(page)).toEqual(namesOf(({ style }) => style === 'Anime'));
});

test('a list that cannot load more shows this, stays, and grows at the next try', async ({
  page,
}) => {
  await page.goto('/characters');
  await untilHydrated(page);
  const first = await namesShown(page);
  await page.route(/cursor=/, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await namesShown(page)).toEqual(first);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => namesShown(page)).toEqual(namesOf(() => true));
});

// At each of these delays one in six requests used to be lost.
for (const afterMs of [0, 25, 50, 75, 100, 125, 150, 175, 200, 225]) {
  test(
    `more is shown that was asked for ${afterMs} ms after the page`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/characters');
      await page.waitForTimeout(afterMs);
      const more = page.getByRole('link', { name: /^Load/ });
      await more.click();
      await expect(more).toHaveCount(0);
    },
  );
}

test(
  'a search matches a part of the name, in upper or lower case',
  { tag: ['@nojs', '@core'] },
  async ({ page }) => {
    const { name, firstName } = character(16);
    await page.goto('/characters');
    await searchBox(page).fill(firstName.toUpperCase());
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect
      .poll(() => namesShown(page))
      .toEqual(namesOf((member) => member.name.includes(firstName)));
    expect(await namesShown(page)).toContain(name);

    await searchBox(page).fill('Nobody%_');
    await searchBox(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await page.getByRole('link', { name: 'See everyone' }).click();
    await expect(page.getByRole('link', { name: 'Load more' })).toBeVisible();
  },
);

test(
  'a profile describes the character, and states that it is an AI',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    const { slug, name, firstName, age, bio, tagline } = character(17);
    await page.goto('/characters');
    await searchBox(page).fill(name);
    await searchBox(page).press('Enter');
    await expect.poll(() => namesShown(page)).toEqual([name]);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/characters/${slug}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main).toContainText(/AI (character|twin)/);
    await expect(main).toContainText(`${age}`);
    await expect(main).toContainText(bio);
    await expect(
      main.getByRole('heading', { name: `If you like ${firstName}` }).filter({ visible: true }),
    ).toBeVisible();
    await expect(main.getByRole('img', { name: `Portrait of ${name}` })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', tagline);
  },
);

test('a result that is pressed opens, even if the typing has only just stopped', async ({
  page,
}) => {
  const { slug, name } = character(16);
  await page.goto('/characters');
  await searchBox(page).pressSequentially(name.slice(0, 3));
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('button', { name: /^Talk to / })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/characters/${slug}$`));
});

for (const path of ['/nowhere/at/all', '/characters/nobody-at-all', '/chats/nobody-at-all']) {
  test(
    `${path} is said not to be there, with two ways on`,
    { tag: ['@nojs', '@plain'] },
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You’ve wandered off the map',
      );
      await expect(page.getByText(response?.headers()['x-request-id'] ?? 'a number')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open Explore' })).toHaveAttribute(
        'href',
        '/characters',
      );
      await page.getByRole('link', { name: 'Go home' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/off the map/);
    },
  );
}

test(
  'a visitor without conversations is led to characters to begin one with',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    await page.goto('/chats');
    await expect(page.getByRole('heading', { name: 'No one has your number yet' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Explore characters' }).click();
    await expect(page).toHaveURL(/\/characters$/);
  },
);

test.describe('a member with conversations', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test(
    'finds them by unread messages and by name',
    { tag: ['@nojs', '@core'] },
    async ({ page }) => {
      const read = character(18);
      const unread = character(19);
      for (const { slug } of [read, unread]) await postMessage(page.request, slug, 'Good evening');
      await page.goto(`/chats/${read.slug}`);
      await page.goto('/chats');
      const main = page.getByRole('main');
      const row = (name: string) => main.getByRole('link', { name });
      await expect(row(read.name)).toBeVisible();
      await expect(row(unread.name)).toContainText(/unread message/);

      await main.getByRole('link', { name: 'Unread', exact: true }).click();
      await expect(row(read.name)).toHaveCount(0);
      await expect(row(unread.name)).toBeVisible();
      await main.getByRole('link', { name: 'All', exact: true }).click();
      await expect(row(read.name)).toBeVisible();

      const search = main.getByRole('searchbox', { name: 'Search chats and messages' });
      await search.fill(read.firstName);
      await search.press('Enter');
      await expect(row(unread.name)).toHaveCount(0);
      await row(read.name).click();
      await page.getByRole('link', { name: 'Back to chats' }).click();
      await expect(row(unread.name)).toContainText(/unread message/);
    },
  );
});
