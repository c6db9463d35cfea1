import type { Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import { myMessages, openLiveChat, say } from '../actors/chat/chat';
import { slowNextReply } from '../actors/chat/model';
import { sendTrials } from '../actors/chat/notices';
import { untilHydrated } from '../actors/pages';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({
  storageState: async ({ member }, use) => use(member.state),
  contextOptions: { reducedMotion: 'reduce' },
});

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const rows = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');

test('a reply that ends after the user has left is shown by the bell, and links back', async ({
  page,
}) => {
  const { slug, name } = character(0);
  await openLiveChat(page, slug);
  const words = 'Tell me about the sea, slowly.';
  await slowNextReply(4_000, words);
  await say(page, words);
  await expect(myMessages(page)).toHaveCount(1);
  await page.goto('/settings/profile');
  await expect(bell(page)).toHaveAttribute('data-unread', '1');
  await bell(page).click();
  const [firstName = ''] = name.split(' ');
  const row = rows(page).filter({ hasText: `${firstName} wrote to you` });
  await expect(row).toContainText('Unread');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/chats/${slug}`));
  await page.goto('/notifications');
  await expect(row).not.toContainText('Unread');
  await expect(bell(page)).toHaveAttribute('data-unread', '0');
});

test('all open pages of a member agree on the unread count', async ({ page, context, member }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/notifications'), other.goto('/characters')]);
  await Promise.all([untilHydrated(page), untilHydrated(other)]);
  await sendTrials(member.state, 2);
  for (const one of [page, other]) await expect(bell(one)).toHaveAttribute('data-unread', '2');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().getByRole('button', { name: 'Mark as read' }).click();
  for (const one of [page, other]) await expect(bell(one)).toHaveAttribute('data-unread', '1');
  await page.getByRole('button', { name: 'Mark all read' }).click();
  for (const one of [page, other]) await expect(bell(one)).toHaveAttribute('data-unread', '0');
});

test('a notification sent before a page listens reaches it once it does', async ({
  page,
  browser,
  member,
}) => {
  let listen: () => void = () => undefined;
  const mayListen = new Promise<void>((resolve) => (listen = resolve));
  await page.route('**/api/v1/notifications/stream*', async (route) => {
    await mayListen;
    await route.continue();
  });
  const elsewhere = await browser.newContext({ storageState: member.state });
  const other = await elsewhere.newPage();
  await Promise.all([page.goto('/notifications'), other.goto('/characters')]);
  await Promise.all([untilHydrated(page), untilHydrated(other)]);
  await sendTrials(member.state, 2);
  await expect(bell(other)).toHaveAttribute('data-unread', '2');
  await expect(bell(page)).toHaveAttribute('data-unread', '0');
  listen();
  await expect(bell(page)).toHaveAttribute('data-unread', '2');
  await expect(rows(page)).toHaveCount(2);
  await elsewhere.close();
});

test(
  'notifications are marked as read one by one and all at once',
  {
    tag: '@nojs',
  },
  async ({ page, member }) => {
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
    await sendTrials(member.state, 3);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await rows(page).first().getByRole('button', { name: 'Mark as read' }).click();
    await page.getByRole('link', { name: 'Unread 2' }).click();
    await expect(rows(page)).toHaveCount(2);
    await rows(page)
      .first()
      .getByRole('link', { name: /^It works/ })
      .click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Notification settings' }),
    ).toBeVisible();
    await page.goto('/notifications');
    await page.getByRole('button', { name: 'Mark all read' }).click();
    await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  },
);

test('the choice of notifications is saved', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/settings/notifications');
  const mail = page.getByRole('checkbox', { name: 'Messages: Email' });
  const push = page.getByRole('checkbox', { name: 'Messages: Push' });
  const save = page.getByRole('button', { name: 'Save' });
  await expect(push).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Offers: / })).toHaveCount(4);
  for (const offers of await page.getByRole('checkbox', { name: /^Offers: / }).all()) {
    await expect(offers).not.toBeChecked();
  }
  await expect(page.getByRole('checkbox', { name: /^Discreet previews/ })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await mail.check({ force: true });
  await push.uncheck({ force: true });
  await page.getByLabel('Email summary').selectOption('weekly');
  if (await save.isVisible()) await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.reload();
  await expect(mail).toBeChecked();
  await expect(push).not.toBeChecked();
  await expect(page.getByLabel('Email summary')).toHaveValue('weekly');
});
