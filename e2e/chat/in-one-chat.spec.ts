import { character } from '../actors/discovery/characters';
import {
  composer,
  converse,
  myMessages,
  openChat,
  openLiveChat,
  theirMessages,
} from '../actors/chat/chat';
import { expect, test } from '../test';

test.describe('a fan in one chat', () => {
  test.use({ storageState: async ({ premium }, use) => use(premium.state) });

  test('has her go on, once for one press', { tag: '@nojs' }, async ({ page }) => {
    test.slow();
    const { slug } = character(45);
    await openChat(page, slug);
    await converse(page, 'What do you see from your window?');
    const last = theirMessages(page).last();
    const replyCount = await theirMessages(page).count();
    await last.getByRole('link', { name: 'Message options' }).press('Enter');
    await page.getByRole('button', { name: 'Go on Free with Premium' }).click();
    await expect(myMessages(page)).toHaveCount(2);
    await expect(myMessages(page).last()).toContainText('Go on.');
    await expect(theirMessages(page)).toHaveCount(replyCount + 1);
  });

  test(
    'sees suggested replies, which fill the field, and dismisses them',
    { tag: '@phone' },
    async ({ page }) => {
      const { slug } = character(47);
      await openLiveChat(page, slug);
      await converse(page, 'Good evening.');
      const offered = page.getByRole('region', { name: 'Suggested replies' });
      await expect(offered.getByRole('listitem')).toHaveCount(3);
      const line = (await offered.getByRole('listitem').first().textContent()) ?? '';
      await offered.getByRole('button', { name: line }).click();
      await expect(composer(page)).toHaveValue(line);
      await expect(myMessages(page)).toHaveCount(1);
      await expect(offered).toBeHidden();
      await composer(page).fill('');
      await expect(offered).toBeVisible();
      await offered.getByRole('button', { name: 'Stop suggesting replies' }).click();
      await expect(offered).toBeHidden();
      await page.reload();
      await expect(composer(page)).toBeVisible();
      await page.getByLabel('More').click();
      await page.getByRole('button', { name: 'Suggest replies' }).click();
      await expect(offered).toBeVisible();
    },
  );

  test('finds a word of it, and its place', { tag: '@nojs' }, async ({ page }) => {
    const { slug, name } = character(46);
    const first = name.split(' ')[0] ?? name;
    await openChat(page, slug);
    await converse(page, 'My dog is called Quillon.');
    await page
      .getByRole('link', { name: /Options for your chat/ })
      .last()
      .click();
    await page.getByRole('link', { name: 'Search in this chat' }).click();
    await expect(
      page.getByRole('heading', { name: `Search your chat with ${first}` }),
    ).toBeVisible();
    const field = page.getByRole('searchbox', { name: 'Search this chat' });
    await field.fill('quillon');
    await field.press('Enter');
    await page.getByRole('link', { name: /You: My dog is called Quillon/ }).click();
    await expect(page).toHaveURL(/message=\d+#message-\d+$/);
    await expect(myMessages(page)).toHaveText([/Quillon/]);
  });
});
