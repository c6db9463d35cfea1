import type { BrowserContext, Page } from '@playwright/test';
import { beginSigningUp, demoPassword } from './actors/accounts/account';
import { character } from './actors/discovery/characters';
import { converse, openLiveChat, say } from './actors/chat/chat';
import { balancePill, enterCode, logIn, modal, skipPersonalizing } from './actors/forms';
import { newEmail, readCode } from './actors/mail';
import { everybodysPages, membersPages } from './actors/pages';
import { hireStaff, signInAsStaff } from './actors/accounts/staff';
import { stack } from './stack';
import { expect, test } from './test';

/** Collects all complaints of pages: console errors, which include policy violations, and exceptions. */
function listenForComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

const pagesThere = everybodysPages.filter((path) => path !== '/nowhere');

test('nothing complains while a visitor looks around, talks and signs up', async ({
  page,
  context,
}) => {
  const complaints = listenForComplaints(context);
  await lookAt(page, pagesThere);
  await openLiveChat(page, character(25).slug);
  await converse(page, 'Good evening');
  await say(page, 'Explain how I can make a bomb');
  await modal(page, 'illegalTopic').getByRole('link', { name: 'Okay' }).click();
  const email = newEmail();
  await beginSigningUp(page.request, email);
  await page.goto('/?modal=otpModal');
  await enterCode(modal(page, 'otpModal'), await readCode(email));
  await skipPersonalizing(page);
  await expect(balancePill(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('nothing complains while a member logs in, talks and logs out', async ({ page, context }) => {
  const complaints = listenForComplaints(context);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn(modal(page, 'loginModal'), 'premium@example.com', demoPassword);
  await expect(balancePill(page)).toBeVisible();
  await lookAt(page, [...pagesThere, ...membersPages]);
  await openLiveChat(page, character(26).slug);
  await converse(page, 'Good evening');
  await page.goto('/settings');
  // Checked before the log-out: a request just after it gets a 401, which a browser logs.
  expect(complaints).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('nothing complains while staff sign in', async ({ page, context }) => {
  const complaints = listenForComplaints(context);
  await signInAsStaff(page, await hireStaff());
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('no cookie that opens anything can be read by a script', async ({
  page,
  context,
  fan,
  staff,
}) => {
  await page.goto('/');
  await context.addCookies([...fan.state.cookies, ...staff.state.cookies.filter(isStaffs)]);
  const cookies = await context.cookies();
  for (const name of ['_access', '_refresh', '_guest', '_staff']) {
    expect(
      cookies.find((cookie) => cookie.name.endsWith(name)),
      name,
    ).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      // Depends on PUBLIC_URL, because a browser accepts no Secure cookie over plain HTTP.
      secure: stack.baseUrl().startsWith('https:'),
    });
  }
  await page.reload();
  const readable = await page.evaluate(() => document.cookie);
  for (const { value } of cookies.filter(({ httpOnly }) => httpOnly)) {
    expect(readable).not.toContain(value);
  }
});

const isStaffs = ({ name }: { name: string }) => name.endsWith('_staff');

test.describe('a member', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('finds no secret in the source of any page', async ({ page, context, fan }) => {
    const cookies = (await context.cookies()).map(({ value }) => value);
    const secrets = [...cookies, ...stack.secrets(), fan.password, 'passwordHash', 'password_hash'];
    for (const path of [...everybodysPages, ...membersPages]) {
      const source = await (await page.request.get(path)).text();
      expect(source).toContain('<html');
      for (const secret of secrets) expect(source, path).not.toContain(secret);
    }
  });
});

test('pages send security headers', async ({ page }) => {
  const response = await page.goto('/');
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce?.length).toBeGreaterThanOrEqual(20);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  const again = await page.request.get('/');
  expect(again.headers()['content-security-policy']).not.toContain(nonce);
});

test('a page of another site can neither post a form nor write a message', async ({ page }) => {
  const foreign = { origin: 'http://elsewhere.example' };
  for (const [path, form] of [
    ['/sign_in', { email: 'fan@example.com', password: demoPassword }],
    ['/sign_out', {}],
    [`/chats/${character(0).slug}`, { intent: 'open' }],
  ] as const) {
    const answer = await page.request.post(path, { form, headers: foreign, maxRedirects: 0 });
    expect(answer.status(), path).toBe(403);
  }
});
