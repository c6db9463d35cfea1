import type { Locator, Page } from '@playwright/test';
import { character } from './actors/discovery/characters';
import { emailField, modal } from './actors/forms';
import { newEmail, readLetter } from './actors/mail';
import { unsubscribePath } from './actors/accounts/unsubscribe';
import { violations } from './actors/violations';
import { expect, test } from './test';

const field = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const reference = (page: Page) => page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

// The footer has a link with the same name, to all kinds of reports.
const reportLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Report', exact: true }).first();

async function sendQuestion(page: Page, email: string): Promise<string> {
  await page.goto('/contact');
  await field(page, 'Your name').fill('Ada Moreau');
  await emailField(page).fill(email);
  await field(page, 'Subject').fill('A question');
  await field(page, 'Your message').fill('How do I change my name?');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
  return reference(page).innerText();
}

async function follow(page: Page, typed: string, email: string): Promise<void> {
  await page.goto('/case');
  await field(page, 'Reference').fill(typed);
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Show' }).click();
}

test(
  'a question gets a reference, and can be followed by it',
  { tag: '@nojs' },
  async ({ page }) => {
    const email = newEmail();
    const typed = await sendQuestion(page, email);
    await follow(page, typed.toLowerCase().replaceAll('-', ' '), email.toUpperCase());
    const progress = page.getByRole('region', { name: 'A question' });
    await expect(progress).toContainText(typed);
    await expect(progress.locator('[aria-current=step]')).toContainText('Received');
    await expect(progress).toContainText(/Answered by\s*\d\d\.\d\d\.\d\d/);

    await follow(page, typed, newEmail());
    await expect(page.getByRole('alert')).toHaveText(
      'No case matches this reference and email address',
    );
    await expect(field(page, 'Reference')).toHaveValue(typed);
  },
);

test(
  'errors are shown at their fields, and the typed text stays',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    await page.goto('/report/complaint');
    await field(page, 'Your name').fill('Ada Moreau');
    await emailField(page).fill('ada@nowhere');
    await page
      .locator('form')
      .last()
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Tell us what happened')).toBeVisible();
    await expect(field(page, 'Your name')).toHaveValue('Ada Moreau');
    await expect(emailField(page)).toHaveValue('ada@nowhere');
    await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  'every kind of report has a form that can be sent',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    await page.goto('/report');
    await page.getByRole('link', { name: /^Copyright notice/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Copyright notice' })).toBeVisible();
    await field(page, 'Your name').fill('Ada Moreau');
    await emailField(page).fill(newEmail());
    await field(page, 'Postal address').fill('1 Example Street');
    await field(page, /^The work/).fill('A photograph of a station');
    await field(page, 'Where is it?').fill('/characters/somebody');
    for (const statement of await page.getByRole('checkbox').all()) await statement.check();
    await field(page, 'Signature').fill('Ada Moreau');
    await send(page).click();
    await expect(reference(page)).toBeVisible();

    await page.goto('/report/removal');
    await field(page, 'Your name').fill('Ada Moreau');
    await emailField(page).fill(newEmail());
    await page.getByLabel('Who you are').selectOption({ label: 'It is about me' });
    await field(page, 'Where is it?').fill('/characters/somebody');
    await page.getByRole('checkbox').check();
    await send(page).click();
    await expect(reference(page)).toBeVisible();
  },
);

test(
  'a visitor reports a character from its page without an account',
  { tag: '@nojs' },
  async ({ page }) => {
    const { slug } = character(2);
    await page.goto(`/characters/${slug}`);
    await reportLink(page).click();
    await expect(field(page, 'Where is it?')).toHaveValue(`/characters/${slug}`);
    await emailField(page).fill(newEmail());
    await page.getByLabel('What is wrong').selectOption({ label: 'Frauds and scams' });
    await send(page).click();
    await expect(reference(page)).toBeVisible();
  },
);

test('a form that is sent twice is one case', { tag: ['@nojs', '@plain'] }, async ({ page }) => {
  await page.goto('/contact');
  const written = { name: 'Ada', email: newEmail(), subject: 'Twice', message: 'Hello' };
  const sent = await Promise.all(
    [1, 2, 3].map(() => page.request.post('/contact', { form: written, maxRedirects: 0 })),
  );
  expect(sent.map((answer) => answer.status())).toEqual([302, 302, 302]);
  expect(new Set(sent.map((answer) => answer.headers()['location'])).size).toBe(1);
});

test(
  'the documents lead to the forms, and each section has its anchors',
  { tag: ['@nojs-browser', '@plain'] },
  async ({ page }) => {
    await page.goto('/privacy-policy#dmca-policy');
    const section = page.getByRole('region', { name: /Copyright$/ });
    await expect(section).toBeInViewport();
    for (const id of [
      'privacy-policies',
      'cookies-policy',
      'underage-policy',
      'complaint-policy',
      'dmca-policy',
      'content-removal-policy',
      'blocked-content-policy',
    ]) {
      await expect(page.locator(`section#${id}`)).toHaveCount(1);
    }
    await section.getByRole('link', { name: 'Send a counter-notice' }).click();
    await expect(page).toHaveURL(/\/report\/counter-notice$/);

    await page.goto('/terms-of-service#section-3');
    await expect(page.getByText('Last updated 23.11.26')).toBeVisible();
    await expect(page.locator('#section-3')).toBeInViewport();
  },
);

test(
  'every page names the company that runs the site',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    for (const path of ['/', '/contact', '/terms-of-service']) {
      await page.goto(path);
      const footer = page.locator('footer');
      await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Example Company Ltd`);
      await expect(footer).toContainText('000000 · 1 Example Street, Dublin');
    }
  },
);

test.describe('a member', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('reports a character in a modal, and gets a toast as confirmation', async ({
    page,
    member,
  }) => {
    await page.goto(`/characters/${character(3).slug}`);
    const dialog = modal(page, 'sendReportModal');
    // Visible once the page's script runs.
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await reportLink(page).click();
    await expect(dialog.getByRole('radio', { name: 'Spam' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Frauds and scams' }).check();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'We received your report' });
    await expect(toast).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const letter = await readLetter(member.email);
    expect(letter.subject).toMatch(/^We have your message \(.{14}\)$/);
    // Its three seconds restart only while a pointer hovers over it.
    await expect(toast).toHaveCount(0, { timeout: 6000 });
  });

  test('reports a character without a script', { tag: '@nojs' }, async ({ page }) => {
    await page.goto(`/characters/${character(4).slug}`);
    await reportLink(page).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Animal abuse' }).check();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
    expect((await answered).status()).toBeLessThan(400);
  });
});

test('the acknowledgement is in the language of the page', async ({ page }) => {
  const email = newEmail();
  await page.goto('/contact?lng=fr-FR');
  await field(page, 'Votre nom').fill('Ada Moreau');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Objet').fill('Une question');
  await field(page, 'Votre message').fill('Comment changer de nom ?');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  const typed = await reference(page).innerText();
  const letter = await readLetter(email);
  expect(letter.subject).toBe(`Nous avons reçu votre message (${typed})`);
  expect(letter.text).not.toContain('Comment changer');
});

test('a document opens over the page', { tag: ['@nojs', '@plain'] }, async ({ page }) => {
  for (const [name, title] of [
    ['termsModal', 'Terms of Service'],
    ['privacyModal', 'Privacy and policies'],
  ] as const) {
    await page.goto(`/characters?modal=${name}`);
    const dialog = modal(page, name);
    await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(dialog.getByRole('region').first()).toBeVisible();
  }
});

test(
  'newsletters are turned down by a button, once and again',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    const path = unsubscribePath(newEmail());
    for (let time = 1; time <= 2; time += 1) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { name: 'Unsubscribed' })).toBeVisible();
    }
  },
);

test('newsletters are turned down by the one click of a mail program', async ({ request }) => {
  const form = { 'List-Unsubscribe': 'One-Click' };
  const answer = await request.post(unsubscribePath(newEmail()), { form });
  expect(answer.status()).toBe(200);
  const forged = await request.post('/unsubscribe?token=made.up', { form });
  expect(forged.status()).toBe(400);
});

test('robots.txt excludes the back office from search engines', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
});
