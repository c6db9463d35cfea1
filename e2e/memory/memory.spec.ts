import type { Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import { converse, myMessages, openChat } from '../actors/chat/chat';
import { memoryPanel } from '../actors/chat/memories';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const facts = (page: Page) => memoryPanel(page).getByRole('listitem');

test.describe('a character’s memory of the user', () => {
  test.use({ storageState: async ({ premium }, use) => use(premium.state) });

  test(
    'links to its source, is corrected, extended, deleted and restored',
    {
      tag: ['@nojs', '@phone'],
    },
    async ({ page }) => {
      test.slow();
      const { slug } = character(48);
      await openChat(page, slug);
      await converse(page, 'My sister is called Marguerite.');
      await converse(page, 'Tell me about your evening.');
      // Facts are extracted after the reply to the second message.
      await expect
        .poll(
          async () => {
            await page.goto(`/chats/${slug}/memory`);
            return facts(page).allInnerTexts();
          },
          { timeout: 45_000 },
        )
        .toEqual([expect.stringContaining('Marguerite')]);
      const [kept = ''] = await facts(page).first().locator('p').first().allInnerTexts();
      expect(await violations(page)).toEqual([]);

      await facts(page)
        .getByRole('link', { name: /My sister is called Marguerite/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`/chats/${slug}\\?message=\\d+#message-\\d+$`));
      await expect(myMessages(page).first()).toBeInViewport();
      await expect(myMessages(page).first()).toContainText('My sister is called Marguerite');

      await page.goto(`/chats/${slug}/memory`);
      await page.getByRole('link', { name: `Change: ${kept}` }).click();
      const field = page.getByRole('textbox', { name: 'What is remembered' });
      await expect(field).toHaveValue(kept);
      await field.fill('   ');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(field).toBeVisible();
      await field.fill('Your sister is called Margot');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(field).toHaveCount(0);
      await expect(facts(page)).toHaveText([/Your sister is called Margot.*Changed by you/s]);

      await page.getByRole('textbox', { name: /^Tell .* something$/ }).fill('You like the sea');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      // The newest comes first.
      await expect(facts(page)).toHaveText([
        /You like the sea.*Added by you/s,
        /Your sister is called Margot/,
      ]);

      await page.getByRole('link', { name: 'Change: You like the sea' }).click();
      await page.getByRole('button', { name: 'Forget', exact: true }).click();
      await expect(facts(page).first()).toContainText('Forgotten just now');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(facts(page)).toHaveText([/You like the sea/, /Margot/]);
      await page.reload();
      await expect(facts(page)).toHaveText([/You like the sea/, /Margot/]);
    },
  );

  test(
    'sleeps while it is off, and is forgotten as a whole',
    { tag: ['@nojs', '@phone'] },
    async ({ page }) => {
      test.slow();
      const { slug } = character(49);
      await openChat(page, slug);
      await converse(page, 'Good evening!');
      await page.goto(`/chats/${slug}/memory`);
      await page.getByRole('textbox', { name: /^Tell .* something$/ }).fill('You like the sea');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(facts(page)).toHaveText([/You like the sea/]);
      await memoryPanel(page).getByRole('switch', { name: 'Keep remembering' }).click();
      await expect(memoryPanel(page)).toContainText('The line below is asleep');
      await expect(page.getByRole('textbox', { name: /^Tell .* something$/ })).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Forget everything' }).click();
      await expect(facts(page)).toHaveText([/You like the sea.*Forgotten just now/s]);
      await page.getByRole('link', { name: 'Back to the conversation' }).click();
      await expect(page).toHaveURL(`/chats/${slug}#latest`);
      await expect(myMessages(page)).toHaveText([/Good evening!/]);
    },
  );
});
