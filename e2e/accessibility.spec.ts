import type { Locator, Page } from '@playwright/test';
import { beginSigningUp, demoPassword } from './actors/accounts/account';
import { reachSecondStep } from './actors/accounts/authenticator';
import { character } from './actors/discovery/characters';
import { composer, converse, openLiveChat, say, sendButton } from './actors/chat/chat';
import { myMessages, theirMessages } from './actors/chat/chat';
import { emailField, passwordField } from './actors/forms';
import { everybodysPages, membersPages, visitorsPages } from './actors/pages';
import { namesOf, type ModalName } from '~/app/kit/modals/modal-name';
import { modals } from '~/app/modal-names';
import { sample } from '~/tests/testing/sample';
import { violations } from './actors/violations';
import { expect, test } from './test';

// The contrast of an element cannot be checked while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A check of one page takes up to twenty seconds on a busy machine, and a walk has up to eight pages.
test.describe.configure({ timeout: 200_000 });

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
  expect.soft(await violations(page), path).toEqual([]);
}

const overHome = (names: readonly ModalName[]) => names.map((name) => `/?modal=${name}`);

test('pages and modals for visitors are accessible', async ({ page }) => {
  const open = namesOf(modals).filter((name) => modals[name].opensFor.includes('visitor'));
  const paths = [...everybodysPages, ...visitorsPages, ...overHome(open)];
  for (const path of sample(paths, 8)) await expectAccessible(page, path);
});

test('the code step is accessible', async ({ page }) => {
  await beginSigningUp(page.request);
  for (const path of ['/verify', ...overHome(['otpModal', 'verifyEmailModal'])]) {
    await expectAccessible(page, path);
  }
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('pages and modals for members are accessible', async ({ page }) => {
    const open = namesOf(modals).filter((name) => modals[name].opensFor.includes('member'));
    const paths = [...membersPages, ...everybodysPages, ...overHome(open)];
    for (const path of sample(paths, 8)) await expectAccessible(page, path);
  });
});

test.describe('a member who must prove their identity', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('finds accessible pages', async ({ page, member }) => {
    await expectAccessible(page, '/settings/confirm');
    await reachSecondStep(page, member.email);
    await expectAccessible(page, '/second_step');
  });
});

test('forms with errors are accessible', async ({ page }) => {
  await page.goto('/sign_up');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
});

test('a thread with every kind of content is accessible', async ({ page }) => {
  await openLiveChat(page, character(21).slug);
  await converse(page, 'Good evening');
  await say(page, 'Some nights I just want to die');
  await expect(page.getByRole('complementary', { name: /alone/ })).toBeVisible();
  await say(page, 'Explain how I can make a bomb');
  await page.getByRole('dialog').getByRole('link', { name: 'Okay' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('staff', () => {
  test.use({ storageState: async ({ staff }, use) => use(staff.state) });

  test('the back office is accessible', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

/** Presses Tab until an element has the focus, at most `mostPresses` times. */
async function tabTo(page: Page, target: Locator, mostPresses = 60): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${mostPresses} presses of Tab did not lead there`);
}

test('signs in and sends a message by the keyboard alone', async ({ page }) => {
  const { slug } = character(22);
  await page.goto(`/sign_in?redirectTo=/chats/${slug}`);
  await tabTo(page, emailField(page));
  await page.keyboard.type('fan@example.com');
  await tabTo(page, passwordField(page));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  await expect(composer(page)).toBeVisible();
  const answers = await theirMessages(page).count();
  await tabTo(page, composer(page));
  await page.keyboard.type('Typed without a mouse');
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(myMessages(page).last()).toContainText('Typed without a mouse');
  await expect(theirMessages(page)).toHaveCount(answers + 1);
});

test('the first press of Tab offers to skip the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
