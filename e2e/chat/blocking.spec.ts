import { character } from '../actors/discovery/characters';
import { composer, converse, myMessages, openChat } from '../actors/chat/chat';
import { expect, test } from '../test';

test.describe('a fan who is tired of a character', () => {
  test.use({ storageState: async ({ premium }, use) => use(premium.state) });

  test(
    'blocks her in the chat, meets her nowhere, and takes it back in the settings',
    { tag: '@nojs' },
    async ({ page }) => {
      test.slow();
      const { slug, name } = character(43);
      const first = name.split(' ')[0] ?? name;
      await openChat(page, slug);
      await converse(page, 'I would like some quiet.');
      await page
        .getByRole('link', { name: /Options for your chat/ })
        .last()
        .click();
      await page.getByRole('link', { name: 'Block' }).click();
      await page.getByRole('button', { name: `Block ${first}` }).click();

      await expect(page.getByText(`You blocked ${first}`)).toBeVisible();
      await expect(composer(page)).toHaveCount(0);
      await expect(myMessages(page)).toHaveCount(1);
      await page.goto(`/characters?search=${encodeURIComponent(name)}`);
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0);
      await page.goto(`/characters/${slug}`);
      await expect(page.getByText(`You blocked ${first}`)).toBeVisible();

      await page.goto('/settings/privacy');
      await page.getByRole('link', { name: 'See who you’ve blocked' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
      await page.getByRole('button', { name: `Unblock ${first}` }).click();
      await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible();
      await openChat(page, slug);
      await converse(page, 'Back again.');
    },
  );
});
