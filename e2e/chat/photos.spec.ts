import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { converse, openChat, openLiveChat, sayInForm, thread } from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

test('a photo is requested, made while the user watches, and seen in every tab', async ({
  page,
  context,
}) => {
  const { slug, firstName } = character(5);
  const other = await context.newPage();
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  await openLiveChat(other, slug);
  const balance = await balanceOf(page.request);
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('link', { name: /^Ask for a photo / }).click();
  const sheet = modal(page, 'photoModal');
  await expect(sheet.getByRole('heading', { name: 'Ask for a photo' })).toBeVisible();
  await sheet.getByRole('textbox', { name: 'What should it show?' }).fill('In the rain');
  await expect(sheet.getByText('11 of 300')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Square' }).check();
  await sheet.getByRole('button', { name: /^Ask for it · 10 tokens/ }).dblclick();
  await expect(sheet).toBeHidden();
  for (const tab of [page, other]) {
    const photo = thread(tab).getByRole('img', { name: `Photo from ${firstName}` });
    await expect(photo).toBeVisible({ timeout: 30_000 });
    await expect(photo).toHaveJSProperty('complete', true);
  }
  expect(await balanceOf(page.request)).toBe(balance - 10);
});

test('a photo that is refused takes nothing', async ({ page }) => {
  const { slug } = character(6);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  const balance = await balanceOf(page.request);
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('link', { name: /^Ask for a photo / }).click();
  const sheet = modal(page, 'photoModal');
  // The image generator refuses this.
  await sheet.getByRole('textbox', { name: 'What should it show?' }).fill('With lakritz');
  await sheet.getByRole('button', { name: /^Ask for it/ }).click();
  await expect(thread(page).getByText(/against our rules and is not shown/)).toBeVisible({
    timeout: 30_000,
  });
  expect(await balanceOf(page.request)).toBe(balance);
});

test('a generated photo is moderated before it is shown', async ({ page }) => {
  const { slug } = character(12);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  const balance = await balanceOf(page.request);
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('link', { name: /^Ask for a photo / }).click();
  const sheet = modal(page, 'photoModal');
  // The moderation of images rejects the result of this.
  await sheet.getByRole('textbox', { name: 'What should it show?' }).fill('With pfirsich');
  await sheet.getByRole('button', { name: /^Ask for it/ }).click();
  await expect(thread(page).getByText(/against our rules and is not shown/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(thread(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0);
  expect(await balanceOf(page.request)).toBe(balance);
});

test('a photo requested in a message is offered with its price, and made on confirmation @nojs', async ({
  page,
}) => {
  const { slug, firstName } = character(13);
  await openChat(page, slug);
  await sayInForm(page, 'Did you like that picture?');
  await sayInForm(page, 'Send me a photo of you by the sea');
  const offer = thread(page).getByText(`${firstName} can send you that as a photo.`);
  await expect(offer).toBeVisible({ timeout: 20_000 });
  const photo = thread(page).getByRole('img', { name: `Photo from ${firstName}` });
  await expect(photo).toHaveCount(0);
  await thread(page)
    .getByRole('button', { name: /^Ask for it · 10 tokens/ })
    .click();
  await expect(async () => {
    await page.goto(`/chats/${slug}`);
    await expect(photo).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(offer).toHaveCount(0);
});

test('a photo can be requested without scripts as well @nojs-only', async ({ page }) => {
  const { slug, firstName } = character(7);
  await openChat(page, slug);
  await sayInForm(page, 'Good evening');
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('link', { name: /^Ask for a photo / }).click();
  await page.getByRole('textbox', { name: 'What should it show?' }).fill('By the sea');
  await page.getByRole('button', { name: /^Ask for it/ }).click();
  await expect(async () => {
    await page.goto(`/chats/${slug}`);
    await expect(thread(page).getByRole('img', { name: `Photo from ${firstName}` })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 40_000 });
});
