import type { Page } from '@playwright/test';
import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { openChat, openLiveChat, thread } from '../actors/chat/chat';
import { toneFile } from '../actors/chat/voice';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

const record = (page: Page) => page.getByRole('button', { name: 'Record a voice message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send the voice message' });
const mine = (page: Page) => thread(page).locator('[data-role="user"]', { hasText: 'show words' });

test(
  'a recording is transcribed, paid for once and answered, and its words unfold',
  { tag: '@layout' },
  async ({ page, transcribeNext }) => {
    const { slug, firstName } = character(4);
    await openLiveChat(page, slug);
    const balance = await balanceOf(page.request);
    await record(page).click();
    const recorder = page.locator('[data-recorder]');
    await expect(recorder).toHaveAttribute('data-recorder', 'recording');
    await expect(
      page.getByText(`Recording, up to 1:00. ${firstName} hears what you say.`),
    ).toBeVisible();
    await expect(page.getByText('5 tokens · $0.50')).toBeVisible();
    await expect(recorder.getByRole('timer')).toHaveText('0:02');
    await page.getByRole('button', { name: 'Pause the recording' }).click();
    await expect(page.getByText(/^Paused at 0:0\d of 1:00/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue recording' }).click();
    await expect(recorder).toHaveAttribute('data-recorder', 'recording');
    await transcribeNext('The lighthouse keeper sends his regards.');
    await send(page).click();
    await expect(recorder).toBeHidden();
    await expect(mine(page)).toHaveCount(1);
    await expect(thread(page).getByRole('link', { name: 'Play the voice message' })).toBeVisible();
    await mine(page).getByText('show words').click();
    await expect(mine(page).getByText('“The lighthouse keeper sends his regards.”')).toBeVisible();
    expect(await balanceOf(page.request)).toBe(balance - 5);
    await expect(thread(page).locator('[data-role="character"]')).toHaveCount(2);
    const address = await thread(page)
      .getByRole('link', { name: 'Play the voice message' })
      .getAttribute('href');
    const sound = await page.request.get(address ?? '');
    expect(sound.headers()['content-type']).toBe('audio/mp4');
  },
);

test('a recording is discarded, and nothing is sent', async ({ page }) => {
  const { slug, firstName } = character(5);
  await openLiveChat(page, slug);
  await page.getByRole('textbox', { name: `Message ${firstName}` }).fill('half a sentence');
  await record(page).click();
  await page.getByRole('button', { name: 'Discard the recording' }).press('Enter');
  await expect(page.getByRole('textbox', { name: `Message ${firstName}` })).toHaveValue(
    'half a sentence',
  );
  await expect(thread(page).locator('[data-role="user"]')).toHaveCount(0);
});

test('a user who denies the microphone sees that it is required', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await openLiveChat(page, character(6).slug);
  await record(page).click();
  await expect(page.getByRole('alert').getByText('microphone access is required')).toBeVisible();
  await expect(record(page)).toBeVisible();
});

test('a recording made without a connection stays visible, and is sent once', async ({
  page,
  context,
}) => {
  await openLiveChat(page, character(7).slug);
  const balance = await balanceOf(page.request);
  await record(page).click();
  await expect(page.locator('[data-recorder]').getByRole('timer')).toHaveText('0:01');
  await context.setOffline(true);
  await send(page).click();
  await expect(thread(page).locator('[data-unconfirmed]')).toHaveCount(1);
  await context.setOffline(false);
  await expect(mine(page)).toHaveCount(1, { timeout: 40_000 });
  await expect(thread(page).locator('[data-unconfirmed]')).toHaveCount(0);
  expect(await balanceOf(page.request)).toBe(balance - 5);
});

test('a recording from a file, without scripts', { tag: '@nojs-only' }, async ({ page }) => {
  await openChat(page, character(8).slug);
  await page.locator('summary[aria-label^="Record a voice message"]').click();
  await page.getByLabel('A recording from your device').setInputFiles(toneFile());
  await page.getByRole('button', { name: 'Send the voice message' }).click();
  await expect(mine(page)).toHaveCount(1);
  await mine(page).getByText('show words').click();
  await expect(mine(page).getByText(/“.+”/)).toBeVisible();
});
