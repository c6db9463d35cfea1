import { letPlay } from '../actors/play/quests';
import { modal } from '../actors/forms';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({ storageState: async ({ premium }, use) => use(premium.state) });

test(
  'a subscriber takes the reward of a quest, reaches a level, spins the wheel and claims the day',
  { tag: ['@nojs', '@phone'] },
  async ({ page, premium }) => {
    await letPlay(premium.email, {
      counts: [
        ['Send_Messages', 14],
        ['Unlock_Photos', 25],
      ],
    });
    await page.goto('/quests');
    await expect(page.getByText('14 of 20')).toBeVisible();
    await expect(page.getByText('0 / 1,000 XP')).toBeVisible();

    await page.getByRole('link', { name: /^Any time/ }).click();
    await page.getByRole('button', { name: 'Take the reward: Unlock 25 photos in chats' }).click();
    const level = modal(page, 'levelUpModal');
    await expect(level.getByRole('heading', { name: 'You are level 2' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await level.getByRole('link', { name: 'Spin the wheel' }).click();
    const wheel = modal(page, 'spinModal');
    await wheel.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(wheel.getByRole('heading', { name: /^You just won \d+ tokens!$/ })).toBeVisible({
      timeout: 15_000,
    });
    // Another spin came with the quest.
    await wheel.getByRole('link', { name: /^Claim \d+$/ }).click();
    await expect(wheel.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();

    await page.goto('/quests');
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await expect(page.getByText('Claimed. The next one opens at midnight.')).toBeVisible();
  },
);

test.describe('the daily reward', () => {
  test.use({ opensDailyReward: true });

  test('opens once a day by itself', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const daily = modal(page, 'dailyRewardModal');
    await daily.getByRole('button', { name: /^Claim / }).click();
    await expect(daily.getByText('Tonight’s reward is yours.')).toBeVisible();
    await page.goto('/chats');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(daily).toHaveCount(0);
  });
});
