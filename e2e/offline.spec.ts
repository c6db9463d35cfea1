import type { Page } from '@playwright/test';
import { newEmail } from './actors/mail';
import { untilHydrated } from './actors/pages';
import { expect, test } from './test';

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline.' });
const unsent = (page: Page) => page.getByText(/^Not sent: you’re offline/);
const words = 'What I wrote in the tunnel, all of it';

async function writeToUs(page: Page) {
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('Your name').fill('Robin Marsh');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Subject').fill('A tunnel');
  await page.getByLabel('Your message').fill(words);
  return page.getByRole('button', { name: 'Send' });
}

async function expectKept(page: Page) {
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Your name')).toHaveValue('Robin Marsh');
  await expect(page.getByLabel('Email')).toHaveValue(/@example\.com$/);
  await expect(page.getByLabel('Subject')).toHaveValue('A tunnel');
  await expect(page.getByLabel('Your message')).toHaveValue(words);
  await expect(page.getByText('The lights')).toHaveCount(0);
}

test('without a network a page stays, shows this, and goes on when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await untilHydrated(page);
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Follow' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
  await context.setOffline(false);
  await expect(page).toHaveURL('/case');
  await expect(strip(page)).toHaveCount(0);
});

test('a form sent without a network keeps its words, and the button sends them later', async ({
  page,
  context,
}) => {
  const send = await writeToUs(page);
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await send.click();
  await expect(unsent(page)).toBeVisible();
  await expectKept(page);
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await send.click();
  await expect(page).toHaveURL(/\/case\?received=/);
});

for (const [what, answer] of [
  ['dies on the way', null],
  ['meets a site that is away', 503],
] as const) {
  test(`a form whose request ${what} keeps its words, and the button sends them again`, async ({
    page,
  }) => {
    const send = await writeToUs(page);
    await page.route(
      '**/contact.data*',
      (route) =>
        answer === null
          ? route.abort('connectionreset')
          : route.fulfill({ status: answer, contentType: 'text/html', body: '<h1>Away</h1>' }),
      { times: 1 },
    );
    await send.click();
    await expect(unsent(page)).toBeVisible();
    await expectKept(page);
    await send.click();
    await expect(page).toHaveURL(/\/case\?received=/);
  });
}

test('on the way to another page, an unreachable site is waited for and requested again', async ({
  page,
}) => {
  await page.goto('/contact');
  await untilHydrated(page);
  await page.route(/\/(case\.data|healthz)/, (route) =>
    route.fulfill({ status: 502, body: 'Bad' }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Follow' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'We can’t reach the site' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
  await page.unroute(/\/(case\.data|healthz)/);
  await notice.getByRole('button', { name: 'Try now' }).click();
  await expect(page).toHaveURL('/case');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Talk to us');
  await expect(notice).toHaveCount(0);
});

test('a page whose code cannot be fetched is waited for, too', async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('Your message').fill(words);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('main').getByRole('link', { name: 'Follow' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'We can’t reach the site' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(words);
  await page.unroute('**/*');
  await notice.getByRole('button', { name: 'Try now' }).click();
  await expect(page).toHaveURL('/case');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Talk to us');
});
