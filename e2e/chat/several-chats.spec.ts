import { character } from '../actors/discovery/characters';
import { composer, converse, myMessages, openChat, openLiveChat } from '../actors/chat/chat';
import { expect, test } from '../test';

test.describe('a fan with several chats', () => {
  test.use({ storageState: async ({ premium }, use) => use(premium.state) });

  test(
    'starts over, returns to the earlier chat, continues it, and deletes the other',
    { tag: '@nojs' },
    async ({ page }) => {
      test.slow();
      const { slug, name } = character(41);
      const first = name.split(' ')[0] ?? name;
      await openChat(page, slug);
      await converse(page, 'I have a boat called Petrel.');
      const act = async (choice: string) => {
        await page
          .getByRole('link', { name: /Options for your chat/ })
          .last()
          .click();
        await page.getByText(choice, { exact: true }).last().click();
      };

      await act('Start over');
      await page.getByRole('button', { name: 'Start a fresh chat' }).click();
      await expect(page).toHaveURL(new RegExp(`/chats/${slug}(#latest)?$`));
      await expect(myMessages(page)).toHaveCount(0);
      await converse(page, 'Hello, for the first time.');

      await act('Earlier chats');
      await expect(page.getByRole('heading', { name: 'Earlier chats' })).toBeVisible();
      await page
        .getByRole('complementary', { name: 'Earlier chats' })
        .getByRole('link')
        .nth(1)
        .click();
      await expect(myMessages(page)).toHaveText([/I have a boat called Petrel/]);
      await expect(composer(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Continue this chat' }).click();
      await expect(composer(page)).toBeVisible();
      await converse(page, 'Where were we?');
      await expect(myMessages(page)).toHaveText([/Petrel/, /Where were we/]);

      await page.goto(`/chats/${slug}/earlier`);
      await page
        .getByRole('complementary')
        .getByRole('link', { name: `Options for your chat with ${first}` })
        .click();
      await page.getByText('Delete chat', { exact: true }).last().click();
      await page.getByRole('button', { name: 'Delete it' }).click();
      await expect(page).toHaveURL(/\/chats$/);
      await page.goto(`/chats/${slug}/earlier`);
      await expect(page.getByText(`You have no earlier chats with ${first}.`)).toBeVisible();
      await page.goto(`/chats/${slug}`);
      await expect(myMessages(page)).toHaveText([/Petrel/, /Where were we/]);
    },
  );

  test('has two tabs that agree on which chat one is in', { tag: '@phone' }, async ({ page }) => {
    const { slug } = character(42);
    await openLiveChat(page, slug);
    await converse(page, 'I live by the harbour.');
    const other = await page.context().newPage();
    await openLiveChat(other, slug);
    await expect(myMessages(other)).toHaveCount(1);
    await other
      .getByRole('link', { name: /Options for your chat/ })
      .last()
      .click();
    await other.getByText('Start over', { exact: true }).last().click();
    await other.getByRole('button', { name: 'Start a fresh chat' }).click();
    await expect(myMessages(other)).toHaveCount(0);
    await expect(myMessages(page)).toHaveCount(0);
    await converse(page, 'Hello again.');
    await expect(myMessages(other)).toHaveText([/Hello again/]);
  });
});
