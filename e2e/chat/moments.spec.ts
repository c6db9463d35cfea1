import { converse, openLiveChat } from '../actors/chat/chat';
import { character } from '../actors/discovery/characters';
import { modal } from '../actors/forms';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

test('the latest activity outside the chat is listed as in the thread, in every language', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const { slug, firstName } = character(52);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening.');
  await page.goto(`/characters/${slug}`);
  await main
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await expect(async () => {
    await page.goto('/chats');
    await expect(main.getByText(`You follow ${firstName}`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(main.getByText(`You: You follow ${firstName}`)).toBeHidden();
  await page.goto('/settings?modal=languageSelectorModal');
  await modal(page, 'languageSelectorModal').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.goto('/chats');
  await expect(main.getByText(`Du folgst ${firstName}`)).toBeVisible();
  await page.goto(`/chats/${slug}`);
  const thread = page.getByRole('region', { name: 'Nachrichten' });
  await expect(thread.getByText(`Du folgst ${firstName}`)).toBeVisible();
});
