import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  demoPassword,
  joinByApi,
  signInByApi,
  withSite,
  type Account,
} from '../actors/accounts/account';
import { socketStands } from '../actors/chat/chat';
import { balancePill, logIn, modal, modalWithCursor } from '../actors/forms';
import { newEmail, readCode, readLetter } from '../actors/mail';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({
  storageState: async ({ member }, use) => use(member.state),
  contextOptions: { reducedMotion: 'reduce' },
});

const newPassword = 'another-night';
const reason = 'I have found the day again.';
const slowResponseMs = 4_000;

/** Returns a section of a settings page, by its heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name });
const isSignedIn = async (site: APIRequestContext) =>
  (await site.get('/api/v1/users/me')).status() === 200;

test('all settings are reached by one tab', { tag: ['@nojs', '@plain'] }, async ({ page }) => {
  await page.goto('/settings');
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  for (const [tab, heading] of [
    ['Profile', 'Profile'],
    ['Security', 'Password'],
    ['Privacy', 'Your data'],
    ['Memberships', 'No fan club yet'],
    ['Overview', 'Account'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
});

test('a name and a gender are saved, and an error is shown', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/settings/profile');
  const form = section(page, 'Profile');
  const name = form.getByLabel('Name');
  await name.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  // Without scripts the browser shows its own validation message.
  await name.fill('Vera Luz');
  await form.getByLabel('Gender').selectOption('Other');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status')).toHaveText('Saved.');
  await page.reload();
  await expect(name).toHaveValue('Vera Luz');
  await expect(form.getByLabel('Gender')).toHaveValue('Other');
});

test('the language is changed from the profile', { tag: ['@nojs', '@plain'] }, async ({ page }) => {
  await page.goto('/settings/profile');
  await section(page, 'Language').getByRole('link', { name: 'Change language' }).click();
  await modal(page, 'languageSelectorModal').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sprache' })).toBeVisible();
});

test('a new password needs the old one', { tag: '@nojs' }, async ({ page, member }) => {
  await page.goto('/settings/security');
  const form = section(page, 'Password');
  const fill = async (current: string, next: string) => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password').fill(next);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not-my-password', newPassword);
  await expect(form.getByRole('alert')).toHaveText('Wrong password');
  await fill(demoPassword, newPassword);
  await expect(form.getByRole('status')).toContainText('Your password was changed');
  await expect(form.getByLabel('New password')).toHaveValue('');
  await signInByApi(member.email, newPassword);
});

test('codes stay off a locked screen', { tag: ['@nojs', '@plain'] }, async ({ page, member }) => {
  await page.goto('/settings/privacy');
  const form = section(page, 'Codes by email');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status')).toHaveText('Saved.');
  await page.reload();
  await expect(form.getByRole('checkbox')).toBeChecked();
  const requestedAt = new Date();
  const { status } = await withSite(async (site) => {
    const data = { email: member.email };
    return { status: (await site.post('/api/v1/auth/reset-password', { data })).status() };
  });
  expect(status).toBeLessThan(300);
  const letter = await readLetter(member.email, requestedAt);
  expect(letter.subject).toBe('Your code for a new Nocturne password');
  expect(letter.text.indexOf(letter.code ?? '')).toBeGreaterThan(180);
});

test('another address is used once its code was entered', { tag: '@nojs' }, async ({ page }) => {
  const email = newEmail();
  await page.goto('/settings/security');
  const form = section(page, 'Email address');
  const requestCode = async (password: string) => {
    await form.getByLabel('New email address').fill(email);
    await form.getByLabel('Your password').fill(password);
    await form.getByRole('button', { name: 'Send a code' }).click();
  };
  await requestCode('not-my-password');
  await expect(form.getByRole('alert')).toHaveText('Wrong password');
  await expect(form.getByLabel('New email address')).toHaveValue(email);
  await requestCode(demoPassword);
  await expect(form).toContainText(`If ${email} has no account yet, a code is on its way there`);
  const code = await readCode(email);
  await form.getByLabel('Code').fill(code === '00000' ? '11111' : '00000');
  await form.getByRole('button', { name: 'Confirm address' }).click();
  await expect(form.getByRole('alert')).toHaveText('Incorrect code');
  await form.getByLabel('Code').fill(code);
  await form.getByRole('button', { name: 'Confirm address' }).click();
  await expect(form.getByRole('status')).toHaveText(`Your email address is now ${email}.`);
});

test('other devices are signed out one by one', { tag: '@nojs' }, async ({ page, member }) => {
  const other = await signInByApi(member.email);
  await page.goto('/settings/security');
  const list = section(page, 'Where you’re signed in');
  await expect(list.getByText('This device')).toHaveCount(1);
  await list
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .first()
    .click();
  await expect(list.getByText('That device has been signed out.')).toBeVisible();
  await expect(list.getByText('You’re not signed in anywhere else.')).toBeVisible();
  expect(await withSite(isSignedIn, other.state)).toBe(false);
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText(member.email);
});

test('signing out everywhere else closes the pages open there', async ({
  page,
  member,
  browser,
}) => {
  const other = await signInByApi(member.email);
  const elsewhere = await browser.newContext({ storageState: other.state });
  const open = await elsewhere.newPage();
  const stands = socketStands(open);
  await open.goto('/characters');
  await stands;
  await page.goto('/settings/security');
  await page.getByRole('link', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('You will have to log in again on every other device.');
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You’ve been signed out everywhere else.')).toBeVisible();
  await expect(open.getByRole('dialog', { name: 'You were logged out' })).toBeVisible();
  await expect(open.getByRole('main')).toHaveCount(0);
  await expect(balancePill(page)).toBeVisible();
  await elsewhere.close();
});

test('news by mail is sent only with consent', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/settings/privacy');
  const form = section(page, 'News by email');
  const box = form.getByRole('checkbox', { name: /I agree to receive/ });
  await expect(box).not.toBeChecked();
  for (const wanted of [true, false]) {
    await box.setChecked(wanted);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('status')).toHaveText('Saved.');
    await page.goto('/settings/privacy');
    await expect(box).toBeChecked({ checked: wanted });
  }
});

test.describe('one’s own data', () => {
  test('are packed, mailed and downloaded', async ({ page, member }) => {
    await page.goto('/settings/privacy');
    const part = section(page, 'Your data');
    await part.getByRole('button', { name: 'Request my data' }).click();
    // The page refreshes by itself.
    await expect(part.getByRole('status')).toContainText('Your archive is ready');
    await expect(part.getByRole('button', { name: 'Request my data' })).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.includes('README.txt')).toBe(true);

    const letter = await readLetter(member.email);
    expect(letter.subject).toContain('data is ready');
  });

  test('open to their owner alone', { tag: ['@nojs', '@plain'] }, async ({ page, member }) => {
    await page.goto('/settings/privacy');
    await page.getByRole('button', { name: 'Request my data' }).click();
    const link = await mailedLink(member, /data is ready/, '/settings/export/');
    await page.goto(link);
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
    const stranger = await joinByApi();
    await withSite(async (site) => {
      const refused = await site.get(link);
      expect(refused.status()).toBe(404);
      expect(await refused.text()).toContain('This download is no longer available');
      const file = await site.get(link.replace('?', '/file?'));
      expect(file.headers()['content-type']).toContain('text/html');
      expect(file.status()).toBe(404);
    }, stranger.state);
    await withSite(async (site) => {
      const response = await site.get(link, { maxRedirects: 0 });
      expect(response.headers()['location']).toContain('/sign_in?redirectTo=');
    });
  });
});

/** Returns the link to the site in a letter. */
async function mailedLink({ email }: Account, subject: RegExp, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const letter = await readLetter(email);
    expect(letter.subject).toMatch(subject);
    link = letter.text.split(/\s/).find((word) => word.includes(path));
    expect(link).toBeDefined();
  }).toPass();
  if (link === undefined) throw new Error('the letter has no link');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function requestAccountDeletion(page: Page, { email }: Account): Promise<void> {
  const form = modal(page, 'confirmDeleteProfile');
  await form.getByLabel('Type your email address to confirm').fill(email);
  await form.getByLabel('Why are you leaving?').fill(reason);
  await form.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account is closing and you’ve been signed out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}

/** Delays the response to a deletion: the end of the session is known before it. */
async function delayDeletion(page: Page): Promise<void> {
  await page.route('**/settings/delete*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await pause(slowResponseMs);
    await route.fulfill({ response });
  });
}

test.describe('leaving', () => {
  test('takes the address and a reason, and ends at the home page', async ({ page, member }) => {
    await page.goto('/settings/privacy');
    await page.evaluate(() => localStorage.setItem('INTENT_CREATE_MY_AI', 'true'));
    await page.getByRole('link', { name: 'Delete my account' }).click();
    const form = modal(page, 'confirmDeleteProfile');
    await expect(form).toContainText('48 hours');
    const submit = form.getByRole('button', { name: 'Delete account' });
    const address = form.getByLabel('Type your email address to confirm');
    const why = form.getByLabel('Why are you leaving?');
    await expect(submit).toBeDisabled();
    await address.fill('somebody@example.com');
    await why.fill(reason);
    await expect(submit).toBeDisabled();
    await address.fill(member.email.toUpperCase());
    await expect(submit).toBeEnabled();
    await why.fill('  too short  ');
    await expect(submit).toBeDisabled();
    expect(await violations(page)).toEqual([]);

    await delayDeletion(page);
    await requestAccountDeletion(page, member);
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('INTENT_CREATE_MY_AI'))).toBeNull();
    expect(await withSite(isSignedIn, member.state)).toBe(false);
  });

  test(
    'shows each error at its field, and keeps the typed text',
    { tag: '@nojs-only' },
    async ({ page }) => {
      await page.goto('/settings/privacy?modal=confirmDeleteProfile');
      const form = modal(page, 'confirmDeleteProfile');
      await form.getByLabel('Type your email address to confirm').fill('somebody@example.com');
      await form.getByLabel('Why are you leaving?').fill('too short');
      await form.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('alert')).toHaveText([
        'Does not match your account email',
        'Minimum ten characters',
      ]);
      await expect(page.getByLabel('Why are you leaving?')).toHaveValue('too short');
    },
  );

  test('can be taken back by the mail', { tag: '@nojs' }, async ({ page, member }) => {
    await page.goto('/settings/privacy?modal=confirmDeleteProfile');
    await requestAccountDeletion(page, member);
    await page.goto(await mailedLink(member, /will be deleted/, '/restore?token='));
    await expect(page.getByRole('heading', { name: 'Do you want to stay?' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn(page.getByRole('main'), member.email);
    await expect(balancePill(page, 20)).toBeVisible();
  });

  test('can be taken back by logging in', { tag: '@nojs' }, async ({ page, member }) => {
    await page.goto('/settings/privacy?modal=confirmDeleteProfile');
    await requestAccountDeletion(page, member);
    await page.goto('/sign_in');
    await logIn(page.getByRole('main'), member.email);
    await expect(page.getByRole('heading', { name: 'Do you want to stay?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(balancePill(page, 20)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test(
    'cannot be taken back by a link that was changed',
    { tag: ['@nojs', '@plain'] },
    async ({ page }) => {
      await page.goto('/restore?token=made.up.token');
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    },
  );
});

test('everything is reached by the keyboard alone', async ({ page, member }) => {
  await page.goto('/settings/privacy');
  const opener = page.getByRole('link', { name: 'Delete my account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = modal(page, 'confirmDeleteProfile');
  await expect(modalWithCursor(page, 'confirmDeleteProfile')).toBeVisible();
  await form.getByLabel('Type your email address to confirm').focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(reason);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Delete account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(opener).toBeFocused();
});
