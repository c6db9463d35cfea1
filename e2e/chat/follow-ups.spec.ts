import { character } from '../actors/discovery/characters';
import { composer, theirMessages } from '../actors/chat/chat';
import { withDatabase } from '../actors/database';
import { haveTalked } from '../actors/chat/past';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

test(
  'a fan chooses which characters write first, and turns all of it off',
  { tag: '@nojs' },
  async ({ page, fan }) => {
    const { slug, name } = character(41);
    const [firstName = ''] = name.split(' ');
    await haveTalked(fan, { slug, count: 4 });
    await page.goto(`/chats/${slug}/memory?tab=choices`);
    const how = page.getByRole('combobox', { name: /How often/ });
    await expect(how).toHaveValue('never');
    await how.selectOption('weekly');
    const own = page.getByRole('region', { name: `${firstName} writes first` });
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own).toContainText('Saved.');
    await page.goto('/settings/notifications');
    const card = page.getByRole('region', { name: 'Characters write first' });
    await expect(card.getByRole('link', { name: firstName })).toContainText('Once a week');
    const all = card.getByRole('switch');
    await expect(all).toBeChecked();
    await all.click();
    await expect(all).not.toBeChecked();
    await expect(card).toContainText('No one writes first');
    // With scripts the switch changes before the setting is saved.
    await expect(all).toBeEnabled();
    await page.reload();
    await expect(all).not.toBeChecked();
    await card.getByRole('link', { name: firstName }).click();
    await expect(how).toHaveValue('weekly');
    await expect(own).toContainText('switched this off for everyone');
  },
);

test('a character with permission writes first once, and is answered as usual', async ({
  page,
  fan,
}) => {
  test.slow();
  const { slug } = character(42);
  await haveTalked(fan, { slug, count: 4 });
  await page.goto(`/chats/${slug}/memory?tab=choices`);
  await page.getByRole('combobox', { name: /How often/ }).selectOption('daily');
  const own = page.getByRole('region', { name: /writes first/ });
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own).toContainText('Saved.');
  await page.goto(`/chats/${slug}`);
  await expect(composer(page)).toBeVisible();
  const before = await theirMessages(page).count();
  await letTwoDaysPass(fan.email);
  await expect(theirMessages(page)).toHaveCount(before + 1, { timeout: 90_000 });
});

/** Moves a chat two days into the past and disables quiet hours, so that a follow-up is due. */
async function letTwoDaysPass(email: string): Promise<void> {
  await withDatabase(async (db) => {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    const [chat] = await db('chats').where({ user_id: user.id }).select<{ id: string }[]>('id');
    await db('notification_preferences')
      .insert({ user_id: user.id, has_quiet_hours: false, updated_at: new Date() })
      .onConflict('user_id')
      .merge();
    await db('messages')
      .where({ chat_id: chat?.id })
      .update({ sent_at: db.raw(`sent_at - interval '2 days'`) });
    await db('chat_follow_ups').where({ chat_id: chat?.id }).update({ due_at: new Date() });
  });
}
