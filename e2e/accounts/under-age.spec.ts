import { request, type BrowserContext, type Page } from '@playwright/test';
import { guestCookie, underAgeCookie } from '~/domain/sessions/cookies';
import { character } from '../actors/discovery/characters';
import { composer, openChat, openLiveChat, postMessage, say } from '../actors/chat/chat';
import { withDatabase } from '../actors/database';
import { comeInAgain } from '../actors/accounts/age-gate';
import { logIn } from '../actors/forms';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const { slug } = character(13);
const ageStatement = 'I am 15 years old';
const heading = 'We need to know that you’re an adult';
const isHeld = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

/** Opens an age review with doubt, as a less certain detection does. */
const doubt = (personId: string, kind: 'user' | 'guest') =>
  withDatabase((db) =>
    db('age_reviews').insert({
      person_id: personId,
      person_kind: kind,
      doubted_at: new Date(),
      arose_at: new Date(),
    }),
  );
const idOf = (email: string) =>
  withDatabase(async (db) => {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    return user.id;
  });
const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);

test.describe('a member', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test(
    'is held everywhere after stating to be under age, proves their age and goes on',
    { tag: ['@nojs', '@layout', '@core'] },
    async ({ page, member, browser }) => {
      const elsewhere = await browser.newContext({ storageState: member.state });
      await comeInAgain(elsewhere);
      const other = await elsewhere.newPage();
      await other.goto('/settings');
      await openChat(page, slug);
      await say(page, ageStatement);
      await isHeld(page);
      // With scripts the page redirects by itself and may already be doing so.
      await expect(async () => {
        await other.goto('/settings');
        await isHeld(other);
      }).toPass();
      await elsewhere.close();

      await page.goto('/characters');
      await isHeld(page);
      await page.getByRole('button', { name: 'Confirm my age' }).click();
      await page.getByRole('button', { name: 'Fail the check' }).click();
      await isHeld(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('Payment card').check();
      await page.getByRole('button', { name: 'I am an adult' }).click();
      await expect(
        page.getByRole('heading', { name: 'Thank you, your age is confirmed' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Log in' }).click();
      await logIn(page.getByRole('main'), member.email);
      await openChat(page, slug);
    },
  );

  test(
    'sees accessible pages with the age question and the notice',
    { tag: '@layout' },
    async ({ page, member }, { outputDir }) => {
      const id = await idOf(member.email);
      await doubt(id, 'user');
      await page.goto(`/chats/${slug}`);
      await expect(page.getByText('Are you an adult?')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.screenshot({ path: `${outputDir}/question.png` });
      await page.getByRole('button', { name: 'I am 18 or older' }).click();
      await expect(page.getByText('Are you an adult?')).toHaveCount(0);
      await openChat(page, slug);
      await say(page, ageStatement);
      await isHeld(page);
      expect(await violations(page)).toEqual([]);
      await page.screenshot({ path: `${outputDir}/held.png`, fullPage: true });
    },
  );

  test('finds nothing open any more in another tab', async ({ page, context }) => {
    await openLiveChat(page, slug);
    const writer = await context.newPage();
    await openLiveChat(writer, slug);
    await say(writer, ageStatement);
    await isHeld(writer);
    await isHeld(page);
  });

  test(
    'sees the age question after doubtful words, writes free of charge meanwhile, and answers it',
    { tag: ['@nojs', '@layout'] },
    async ({ page, member }) => {
      await doubt(await idOf(member.email), 'user');
      await page.goto(`/chats/${slug}`);
      await expect(page.getByText('Are you an adult?')).toBeVisible();
      await say(page, 'How was the train?');
      await expect(page.getByText('How was the train?')).toBeVisible();
      await page.getByRole('button', { name: 'I am 18 or older' }).click();
      await expect(composer(page)).toBeVisible();
    },
  );
});

test(
  'a visitor who states to be under age is shut out, whichever cookie is deleted',
  { tag: ['@nojs', '@core'] },
  async ({ page, context }) => {
    await openChat(page, slug);
    await say(page, ageStatement);
    await isHeld(page);
    expect(await cookiesOf(context)).toContain(underAgeCookie);
    await context.clearCookies({ name: underAgeCookie });
    await page.goto(`/chats/${slug}`);
    await isHeld(page);
    expect(await cookiesOf(context)).toContain(guestCookie);
  },
);

test('a visitor who was held before their socket was connected is notified', async ({
  page,
  context,
}) => {
  let letIn: () => void = () => undefined;
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  await page.routeWebSocket(/\/socket\.io\//, async (client) => {
    await isLetIn;
    client.connectToServer();
  });
  await openChat(page, slug);
  const elsewhere = await request.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await context.storageState(),
  });
  await postMessage(elsewhere, slug, ageStatement);
  await expect(async () => {
    expect(await (await elsewhere.get(`/chats/${slug}`)).text()).toContain(heading);
  }).toPass();
  await elsewhere.dispose();
  letIn();
  await isHeld(page);
});

test(
  'messages waiting in a browser behind the closed age gate are not sent',
  { tag: '@core' },
  async ({ page, context }) => {
    await openLiveChat(page, slug);
    await context.clearCookies({ name: 'age_confirmed' });
    const waiting = await page.evaluate((recipient) => {
      const message = {
        characterId: recipient,
        idempotencyKey: 'waits-behind-the-door',
        content: 'Sent by nobody',
        at: new Date().toISOString(),
      };
      sessionStorage.setItem('unconfirmed-messages', JSON.stringify([message]));
      return message.idempotencyKey;
    }, character(13).slug);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto(`/chats/${slug}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(100, 100);
    await page.getByRole('button', { name: 'I am 18 or older' }).hover();
    await page.waitForLoadState('networkidle');
    expect(sockets).toEqual([]);
    const sent = await withDatabase((db) =>
      db('send_outcomes').where({ idempotency_key: waiting }).pluck('kind'),
    );
    expect(sent).toEqual([]);
  },
);

test('a form is refused from a browser in which a user stated to be under age', async ({
  page,
  context,
}) => {
  await openChat(page, slug);
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: underAgeCookie, value: '1', url: origin }]);
  expect((await postMessage(context.request, slug, 'Good evening')).status()).toBe(403);
});
