import { character } from '../actors/discovery/characters';
import { converse, openChat, theirMessages } from '../actors/chat/chat';
import { expect, test } from '../test';

test.describe('a fan who received a message that goes too far', () => {
  test.use({ storageState: async ({ premium }, use) => use(premium.state) });

  test('reports that very message', { tag: '@nojs' }, async ({ page, javaScriptEnabled }) => {
    const { slug } = character(44);
    await openChat(page, slug);
    await converse(page, 'What do you do all day?');
    const last = theirMessages(page).last();
    await last.getByRole('link', { name: 'Message options' }).press('Enter');
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(
      page.getByText('The message and some of the conversation around it'),
    ).toBeVisible();
    await page.getByText('Frauds and scams').click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(
      page.getByText(javaScriptEnabled ? 'We received your report' : 'We have it', { exact: true }),
    ).toBeVisible();
  });
});
