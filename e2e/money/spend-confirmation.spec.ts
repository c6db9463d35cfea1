import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { composer, myMessages, openChat, openLiveChat, say, thread } from '../actors/chat/chat';
import { balancePill, modal } from '../actors/forms';
import { newPoster } from '../actors/discovery/poster';
import { makeFan } from '../actors/money/regulars';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.describe('a fan who requires confirmation of spends', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use((await makeFan()).state) });

  test('sets the amount, and confirms before it is spent', { tag: '@nojs' }, async ({ page }) => {
    const { slug, ids } = await newPoster([{ access: 'token', unlockPrice: 18 }]);
    await page.goto('/settings/statement');
    const card = page.getByRole('region', { name: 'Ask me first' });
    await card.getByRole('textbox', { name: 'Ask from this many tokens' }).fill('10');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('On', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.goto(`/characters/${slug}/post/${ids[0]}`);
    await page.getByRole('button', { name: 'Unlock for 18 · $1.80' }).first().click();
    const question = 'Spend 18 tokens ($1.80)? You asked us to check first.';
    await expect(page.getByText(question).first()).toBeVisible();
    await expect(balancePill(page, 80)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, spend 18' }).first().click();
    await expect(balancePill(page, 62)).toBeVisible();
  });
});

test.describe('a fan who requires confirmation of tips', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use((await makeFan()).state) });

  test('confirms in the sheet of the tip, and it is given', { tag: '@core' }, async ({ page }) => {
    await page.goto('/settings/statement');
    const card = page.getByRole('region', { name: 'Ask me first' });
    await card.getByRole('textbox', { name: 'Ask from this many tokens' }).fill('5');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('On', { exact: true })).toBeVisible();

    const { slug, firstName } = character(5);
    await openLiveChat(page, slug);
    await page.locator('summary[aria-label="More"]').click();
    await page.getByRole('link', { name: /^Tip from/ }).click();
    const sheet = modal(page, 'tipModal');
    await sheet.getByRole('button', { name: /^Send 10 tokens · / }).click();
    await expect(sheet.getByText('Send 10 tokens ($1.00) as a tip?')).toBeVisible();
    await sheet.getByRole('button', { name: /^Yes, send 10 tokens · / }).click();
    await expect(thread(page).getByText(`You sent ${firstName} 10 tokens`)).toHaveCount(1);
    expect(await balanceOf(page.request)).toBe(70);
  });
});

test.describe('a fan who requires confirmation of messages', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use((await makeFan()).state) });

  test(
    'confirms once, for the rest of the day',
    { tag: '@nojs' },
    async ({ page, javaScriptEnabled }) => {
      await page.goto('/settings/statement');
      const card = page.getByRole('region', { name: 'Ask me first' });
      await card.getByRole('textbox', { name: 'Ask from this many tokens' }).fill('2');
      await card.getByRole('button', { name: 'Save' }).click();
      await expect(card.getByText('On', { exact: true })).toBeVisible();

      const { slug } = character(3);
      await openChat(page, slug);
      await say(page, 'Is this seat taken?');
      const question = page.getByRole('alert').filter({ hasText: 'Send it for 2 tokens ($0.20)?' });
      await expect(question).toContainText('You have 80 tokens ($8.00). 78 after this, about 39');
      await expect(composer(page)).toHaveValue('Is this seat taken?');
      await expect(myMessages(page)).toHaveCount(0);
      if (javaScriptEnabled !== false) {
        await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
      }
      expect(await violations(page)).toEqual([]);
      await question.getByRole('button', { name: 'Send · 2 tokens' }).click();
      await expect(myMessages(page)).toHaveCount(1);
      await expect(question).toBeHidden();
      await expect(composer(page)).toHaveValue('');
      await expect(page.getByText('You have 78 tokens ($7.80).')).toHaveCount(1);

      await say(page, 'I saved you the window.');
      await question.getByRole('checkbox', { name: 'Don’t ask again for messages today' }).check();
      await question.getByRole('button', { name: 'Send · 2 tokens' }).click();
      await expect(myMessages(page)).toHaveCount(2);
      await say(page, 'It is a long way.');
      await expect(myMessages(page)).toHaveCount(3);
      await expect(page.getByText('You have 74 tokens ($7.40).')).toHaveCount(1);
    },
  );
});
