import { character } from '../actors/discovery/characters';
import { composer, openChat, say, sendButton } from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { makePauper } from '../actors/money/regulars';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({
  storageState: async ({}, use) => use((await makePauper()).state),
  contextOptions: { reducedMotion: 'reduce' },
});

const words = 'The 23:40. Keep me the seat by the window.';

test('a fan who runs out of tokens keeps their words, and is sold the tokens they need', async ({
  page,
}) => {
  const { slug } = character(6);
  await openChat(page, slug);
  await say(page, words);
  const panel = page.getByRole('status').filter({ hasText: 'tokens short' });
  await expect(panel.getByRole('heading', { name: '2 tokens short' })).toBeVisible();
  await expect(panel).toContainText(
    'A message costs 2 ($0.20). You have 0 tokens ($0.00), not enough for a message',
  );
  await expect(composer(page)).toHaveValue(words);
  await expect(sendButton(page)).toBeDisabled();
  expect(await violations(page)).toEqual([]);

  // Content opened over the page does not change it.
  await page.getByRole('link', { name: /^Options for your chat/ }).click();
  await modal(page, 'chatActions').getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const least = panel.getByRole('radio').first();
  const larger = panel.getByRole('radio').nth(1);
  await expect(least).toBeChecked();
  const buy = panel.getByRole('link', { name: /^Get [\d,]+ and send it · \$/ });
  await expect(buy).toHaveText('Get 50 and send it · $4.99');
  await larger.check();
  await expect(buy).not.toHaveText('Get 50 and send it · $4.99');
  await expect(buy).toHaveAttribute('href', /variant=tokens&source=chat_text_message/);

  // A changed message may be sent, because a person in distress must get an answer.
  await composer(page).fill(`${words} Please.`);
  await expect(sendButton(page)).toBeEnabled();
});

test('the same without scripts', { tag: '@nojs-only' }, async ({ page }) => {
  const { slug } = character(7);
  await openChat(page, slug);
  await say(page, words);
  await expect(page.getByRole('heading', { name: '2 tokens short' })).toBeVisible();
  await expect(composer(page)).toHaveValue(words);
  await expect(page.getByRole('link', { name: 'Get 50 and send it · $4.99' })).toBeVisible();
});
