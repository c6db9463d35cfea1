import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { composer, converse, openChat, openLiveChat, sayInForm, thread } from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { locked, lockedVideo, sendPictures } from '../actors/chat/pictures';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

test('a locked photo is opened in the thread for its price, in every tab', async ({
  page,
  context,
  fan,
}) => {
  const { slug, firstName } = character(8);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  await sendPictures(fan.email, slug, [locked(18)]);
  await openLiveChat(page, slug);
  const other = await context.newPage();
  await openLiveChat(other, slug);
  const balance = await balanceOf(page.request);
  await expect(thread(page).getByText('Private photo · $1.80')).toBeVisible();
  await thread(page)
    .getByRole('button', { name: /^Unlock\s*18/ })
    .dblclick();
  for (const tab of [page, other]) {
    const photo = thread(tab).getByRole('img', { name: `Photo from ${firstName}` });
    await expect(photo).toBeVisible();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(thread(tab).getByRole('button', { name: /^Unlock/ })).toHaveCount(0);
  }
  expect(await balanceOf(page.request)).toBe(balance - 18);
});

test('a locked video is opened in the thread for its price, and plays at full size', async ({
  page,
  context,
  fan,
}) => {
  const { slug, firstName } = character(20);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  await sendPictures(fan.email, slug, [lockedVideo(12)]);
  await openLiveChat(page, slug);
  const other = await context.newPage();
  await openLiveChat(other, slug);
  const balance = await balanceOf(page.request);
  await expect(thread(page).getByText('Private video · $1.20')).toBeVisible();
  await thread(page)
    .getByRole('button', { name: /^Unlock\s*12/ })
    .dblclick();
  for (const tab of [page, other]) {
    const video = thread(tab).getByRole('link', { name: `Video from ${firstName}, open` });
    await expect(video).toBeVisible();
    await expect(thread(tab).getByRole('button', { name: /^Unlock/ })).toHaveCount(0);
  }
  expect(await balanceOf(page.request)).toBe(balance - 12);
  await thread(page)
    .getByRole('link', { name: `Video from ${firstName}, open` })
    .click();
  const view = modal(page, 'characterVideoViewModal');
  await expect(view.locator('video')).toHaveAttribute('src', /^\/media\//);
  await page.goBack();
  await expect(view).toBeHidden();
  await page.goto(`/chats/${slug}/gallery?media=videos`);
  await expect(page.getByRole('img', { name: `Video from ${firstName}` })).toHaveCount(1);
});

test('voice messages are kept under a chip of the gallery', async ({ page, fan }) => {
  const { slug } = character(21);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  await page.goto(`/chats/${slug}/gallery`);
  await page.getByRole('link', { name: 'Voice', exact: true }).click();
  await expect(page.getByText('Nothing to listen to yet.')).toBeVisible();
  await sendPictures(fan.email, slug, [
    { type: 'audio' },
    { type: 'audio', unlockPrice: 6, isUnlocked: false },
  ]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Play the voice message' })).toHaveCount(1);
});

test('the gallery separates open and locked pictures, and moves those that are opened', async ({
  page,
  fan,
  isMobile,
}) => {
  const { slug, firstName } = character(9);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  await sendPictures(fan.email, slug, [
    ...Array.from({ length: 13 }, () => ({ daysAgo: 40 })),
    ...Array.from({ length: 13 }, () => locked(5)),
    { type: 'video' as const },
  ]);
  await page.goto(`/chats/${slug}`);
  await expect(composer(page)).toBeVisible();
  if (isMobile) {
    await page.locator('summary[aria-label="More"]').click();
    await page.getByRole('link', { name: 'Photos in this chat' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
  } else {
    await page.getByRole('link', { name: 'Photos in this chat' }).first().click();
  }
  const gallery = isMobile
    ? page.getByRole('complementary').last()
    : modal(page, 'chatGalleryModal');
  await expect(gallery.getByRole('heading', { name: `You and ${firstName}` })).toBeVisible();
  await expect(gallery.getByRole('link', { name: 'Unlocked 14' })).toBeVisible();
  const pictures = gallery.getByRole('img', { name: /^(Photo|Video) from/ });
  await expect(pictures).toHaveCount(12);
  await gallery.getByRole('link', { name: 'Load more' }).click();
  await expect(pictures).toHaveCount(14);
  await gallery.getByRole('link', { name: 'Videos' }).click();
  await expect(pictures).toHaveCount(1);
  await gallery.getByRole('link', { name: 'Locked 13' }).click();
  const offers = gallery.getByRole('button', { name: /^Unlock/ });
  await expect(offers).toHaveCount(12);
  await offers.first().click();
  await expect(gallery.getByRole('link', { name: 'Unlocked 15' })).toBeVisible();
  await expect(gallery.getByRole('link', { name: 'Locked 12' })).toBeVisible();
  // Another offer has replaced the unlocked one.
  await expect(offers).toHaveCount(12);
});

test('a fan with too few tokens sees how many are missing, and pays nothing', async ({
  page,
  fan,
}) => {
  const { slug } = character(10);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  await sendPictures(fan.email, slug, [locked(900)]);
  await openLiveChat(page, slug);
  const balance = await balanceOf(page.request);
  await thread(page)
    .getByRole('button', { name: /^Unlock/ })
    .click();
  await expect(thread(page).getByText(`You have ${balance} tokens. This costs 900.`)).toBeVisible();
  await thread(page).getByRole('link', { name: /^Get/ }).click();
  await expect(modal(page, 'smartTokenPackModal')).toBeVisible();
  expect(await balanceOf(page.request)).toBe(balance);
});

test('without scripts photos are looked through and opened as well @nojs-only', async ({
  page,
  fan,
}) => {
  const { slug, firstName } = character(11);
  await openChat(page, slug);
  await sayInForm(page, 'Good evening');
  await sendPictures(fan.email, slug, [lockedVideo(5), locked(900), {}]);
  const balance = await balanceOf(page.request);
  await page.goto(`/chats/${slug}/gallery?tab=locked`);
  await page.getByRole('button', { name: /^Unlock\s*900/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This costs 900' })).toBeVisible();
  await page.getByRole('button', { name: /^Unlock\s*5/ }).click();
  const opened = page.getByRole('img', { name: new RegExp(`^(Photo|Video) from ${firstName}`) });
  await expect(opened).toHaveCount(2);
  expect(await balanceOf(page.request)).toBe(balance - 5);
  await page.goto('/gallery');
  await expect(page.getByRole('img', { name: /^(Photo|Video),/ })).toHaveCount(2);
});
