import { character } from '../actors/discovery/characters';
import { myMessages, openChat, sayInForm, storedMessages, thread } from '../actors/chat/chat';
import { makePaused } from '../actors/chat/strikes';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.describe('a member whose chats are paused', () => {
  test.use({ storageState: async ({}, use) => use((await makePaused()).state) });

  test(
    'sees the end of the pause and no opening lines, and is answered in danger',
    { tag: '@nojs' },
    async ({ page }) => {
      const { slug } = character(50);
      await openChat(page, slug);
      const note = thread(page).getByRole('region', { name: 'Your chats are paused' });
      await expect(note).toContainText(/until \d+ \w+( at |, )\d\d:\d\d/);
      await expect(page.getByRole('region', { name: 'Or open with' })).toHaveCount(0);
      expect(await violations(page)).toEqual([]);

      await sayInForm(page, 'Good evening');
      await expect(thread(page)).toContainText(
        'because one of our rules was broken. See Account status',
      );
      await expect(myMessages(page)).toHaveCount(0);
      const stored = async () => (await storedMessages(page.request, slug)).map(({ role }) => role);
      expect(await stored()).toEqual([]);

      await sayInForm(page, 'I want to end my life');
      await expect(thread(page).locator('a[href="tel:112"]')).toBeVisible();
      expect(await stored()).toEqual(['character', 'user', 'character']);
    },
  );

  test('reads the decisions, and appeals against one', { tag: '@nojs' }, async ({ page }) => {
    await openChat(page, character(50).slug);
    await page.getByRole('link', { name: 'See why and appeal' }).click();
    await expect(page).toHaveURL('/settings/standing');
    const decisions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'reference' });
    await expect(decisions).toHaveText([/Chats paused/, /Warning.*Appealed/s]);
    await decisions.first().locator('summary').click();
    await decisions
      .first()
      .getByRole('textbox', { name: 'Why you think it’s wrong' })
      .fill('It was a film.');
    await decisions.first().getByRole('button', { name: 'Appeal' }).click();
    await expect(decisions.first()).toContainText('Appealed');
    await expect(page.getByRole('button', { name: 'Appeal' })).toHaveCount(0);
  });
});
