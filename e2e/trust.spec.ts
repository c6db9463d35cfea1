import type { Page } from '@playwright/test';
import { character } from './actors/discovery/characters';
import { composer } from './actors/chat/chat';
import { ageGate, isAdult } from './actors/accounts/age-gate';
import { emailField, enterCode, logIn, modal, signUp } from './actors/forms';
import { newEmail, readCode } from './actors/mail';
import { untilHydrated } from './actors/pages';
import { collectedEvents, reportedTagEvents } from './actors/sandbox-providers';
import { violations } from './actors/violations';
import { expect, test } from './test';

const cookiePopup = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Returns the names of all data stored in the browser now. */
async function keptNames(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)];
}

test('nothing is kept in a browser that the page about cookies does not name', async ({
  page,
  member,
}) => {
  const { slug } = character(5);
  const kept = new Set<string>();
  const look = async () => (await keptNames(page)).forEach((name) => kept.add(name));
  for (const path of ['/', '/explorer', `/characters/${slug}`, '/sign_in']) {
    await page.goto(path);
    await untilHydrated(page);
    await look();
  }
  await page.goto('/sign_in');
  await logIn(page, member.email);
  await expect(page).not.toHaveURL(/sign_in/);
  for (const path of [`/chats/${slug}`, '/settings/privacy', '/explorer', '/cookies']) {
    await page.goto(path);
    await untilHydrated(page);
    await look();
  }
  const listed = page.getByRole('region', { name: 'What is kept in your browser' });
  const names = await listed.locator('code').allTextContents();
  const isNamed = (name: string) =>
    names.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));
  expect([...kept].filter((name) => !isNamed(name))).toEqual([]);
  expect([...kept]).toEqual(expect.arrayContaining(['nocturne_access', 'x-timezone', 'positions']));
});

test.describe('a first-time visitor', () => {
  test.use({ isNewHere: true });

  test(
    'sees the age check, then the cookie popup, and neither of them again',
    { tag: '@nojs' },
    async ({ page }) => {
      await page.goto('/characters?feed=anime');
      await expect(ageGate(page)).toBeVisible();
      await isAdult(page).click();
      await expect(ageGate(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/characters\?feed=anime$/);

      await expect(cookiePopup(page)).toBeVisible();
      await cookiePopup(page).getByRole('button', { name: 'Only necessary' }).click();
      await expect(cookiePopup(page)).toHaveCount(0);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(ageGate(page)).toHaveCount(0);
      await expect(cookiePopup(page)).toHaveCount(0);
    },
  );

  test('finds nothing in the way of assistive technology', async ({ page }) => {
    await page.goto('/');
    await expect(isAdult(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await isAdult(page).click();
    await expect(cookiePopup(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    for (const path of ['/cookies', '/age', '/under_age', '/error']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });

  for (const path of ['/', `/chats/${character(30).slug}`, '/?special_offer=true']) {
    test(`cannot put the question off at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(isAdult(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(ageGate(page)).toBeVisible();
      await isAdult(page).click();
      await expect(ageGate(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });
  }

  test(
    'gets the page and the modal of the address after the age check',
    { tag: '@nojs' },
    async ({ page }) => {
      await page.goto('/characters?feed=anime&modal=signUpModal');
      await expect(modal(page, 'signUpModal')).toHaveCount(0);
      await isAdult(page).click();
      await expect(page).toHaveURL('/characters?feed=anime&modal=signUpModal');
      await expect(modal(page, 'signUpModal')).toBeVisible();
      await emailField(modal(page, 'signUpModal')).fill(newEmail());
    },
  );

  test('finds a modal that leaves the address, and a place in the page', async ({ page }) => {
    await page.goto('/?open_modal=loginModal');
    await isAdult(page).click();
    await expect(modal(page, 'loginModal')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    await page.goto(`/chats/${character(30).slug}#latest`);
    // A form submitted before the scripts are ready does not include the URL fragment.
    await expect(ageGate(page).locator('[name=redirectTo]')).toHaveValue(/#latest$/);
    await isAdult(page).click();
    await expect(composer(page)).toBeVisible();
    await expect(page).toHaveURL(`/chats/${character(30).slug}#latest`);
  });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a press': (page) => isAdult(page).click(),
    'a click by assistive technology': (page) =>
      isAdult(page).evaluate((button) => (button as HTMLButtonElement).click()),
  };
  for (const [name, answer] of Object.entries(ways)) {
    test(`keeps the page that stood behind the question after ${name}`, async ({ page }) => {
      await page.goto('/');
      await expect(isAdult(page)).toBeFocused();
      const drawn = await page.locator('h1').first().elementHandle();
      await answer(page);
      await expect(cookiePopup(page)).toBeVisible();
      expect(await drawn?.evaluate(({ isConnected }) => isConnected)).toBe(true);
      await page.getByRole('link', { name: 'Sign up' }).first().click();
      await expect(modal(page, 'signUpModal')).toBeVisible();
    });
  }

  test(
    'is excluded for good after stating that they are under 18',
    { tag: '@nojs' },
    async ({ page }) => {
      await page.goto('/');
      await ageGate(page).getByRole('button', { name: 'I am under 18' }).click();
      await expect(page).toHaveURL(/\/under_age$/);
      await expect(page.getByRole('heading', { name: 'Come back when you are 18' })).toBeVisible();
      await page.goto('/characters');
      await expect(page).toHaveURL(/\/under_age$/);
      await page.goto('/privacy-policy');
      await expect(page).toHaveURL(/\/privacy-policy$/);
    },
  );

  test('finds the cookie popup over nothing they may want to press', async ({ page }) => {
    await page.goto('/');
    await isAdult(page).click();
    await expect(cookiePopup(page)).toBeVisible();
    const pages = ['/explorer', `/chats/${character(30).slug}`, '/sign_in', '/?modal=signUpModal'];
    for (const size of smallAndLarge) {
      await page.setViewportSize(size);
      for (const path of pages) {
        await page.goto(path);
        // Under a modal it is not accessible.
        await expect(page.locator('section:has([name=choice])')).toBeAttached();
        expect(await coveredByPopup(page), `${path} at ${size.width}`).toEqual([]);
      }
    }
  });

  test('finds no cookie popup in the back office', { tag: '@plain' }, async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cookiePopup(page)).toHaveCount(0);
  });
});

/** The first is a phone at 200% zoom. */
const smallAndLarge = [
  { width: 195, height: 422 },
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
];

/** Returns the controls that the popup covers, with the page scrolled to the top and to its end. */
function coveredByPopup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const popup = [...document.querySelectorAll('section')].find((one) =>
      one.matches(':has([name=choice])'),
    );
    const covered = new Set<string>();
    for (const top of [0, document.documentElement.scrollHeight]) {
      scrollTo({ top, behavior: 'instant' });
      for (const one of document.querySelectorAll(
        'a, button, input, textarea, dialog, [role=dialog]',
      )) {
        if (!popup || popup.contains(one)) continue;
        for (const { x, y, width, height } of one.getClientRects()) {
          const at = document.elementFromPoint(x + width / 2, y + height / 2);
          if (at && popup.contains(at)) covered.add(one.textContent || one.outerHTML);
        }
      }
    }
    return [...covered];
  });
}

test.describe('a member who states that they are under age', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('is signed out, and their password opens nothing any more', async ({ page, member }) => {
    await page.goto('/under_age');
    await page.getByRole('button', { name: 'I am under 18: delete everything' }).click();
    await expect(page.getByRole('heading', { name: 'Come back when you are 18' })).toBeVisible();
    const answer = await page.request.post('/api/v1/auth/login', {
      data: { email: member.email, password: member.password },
    });
    expect([401, 403]).toContain(answer.status());
  });
});

test.describe('analytics', () => {
  test.use({ isNewHere: true });

  test('record nothing before consent, and the registration after it', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const beginning = await reportedTagEvents();
    await page.goto('/');
    await isAdult(page).click();
    await expect(ageGate(page)).toHaveCount(0);
    await page.goto('/characters');
    await expect(cookiePopup(page)).toBeVisible();
    expect(requested.filter((url) => url.includes('/tags/'))).toEqual([]);
    expect(await reportedTagEvents()).toEqual(beginning);

    const tag = page.waitForRequest(/\/tags\/tag\.js$/);
    await cookiePopup(page).getByRole('button', { name: 'Allow all' }).click();
    await tag;
    await page.goto('/sign_up');
    const email = newEmail();
    await signUp(page.getByRole('main'), email);
    await enterCode(modal(page, 'otpModal'), await readCode(email));
    await expect
      .poll(async () => (await reportedTagEvents()).map(({ event }) => event.event))
      .toEqual(expect.arrayContaining(['registration-started', 'registration-completed']));
    await expect
      .poll(async () => (await collectedEvents()).map(({ name, properties }) => [name, properties]))
      .toEqual(
        expect.arrayContaining([
          ['registration-started', { source: 'standalone_signup', accountType: 'User' }],
          ['registration-completed', expect.objectContaining({ flow: 'manual_otp_flow' })],
        ]),
      );
  });
});

test('consent to cookies can be withdrawn', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  const analytics = page.getByRole('checkbox', { name: /Analytics/ });
  await analytics.check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible();
  await expect(analytics).toBeChecked();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(analytics).not.toBeChecked();
});

test('repeated failed log-ins require a captcha', async ({ page, member }) => {
  await page.goto('/sign_in');
  const form = page.getByRole('main');
  await expect(form.getByRole('button', { name: 'Show password' })).toBeVisible();
  for (let count = 0; count < 3; count += 1) {
    await logIn(form, member.email, `not-my-password-${count}`);
    await expect(form.getByRole('alert')).toHaveText('Wrong email or password');
  }
  await logIn(form, member.email, member.password);
  await expect(form.getByRole('alert')).toContainText('show us that you’re human');
  await page.frameLocator('iframe').getByRole('button', { name: 'I am human' }).click();
  await expect(page.frameLocator('iframe').getByText('Thank you')).toBeVisible();
  await logIn(form, member.email, member.password);
  await expect(page).toHaveURL(/\/$/);
});
