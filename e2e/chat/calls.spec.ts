import { chromium, type Page, type TestInfo } from '@playwright/test';
import { balanceOf, type Account } from '../actors/accounts/account';
import {
  answerTimes,
  calledCharacter,
  keepMicrophone,
  listenIn,
  speechFile,
  spokenBy,
} from '../actors/chat/calls';
import { thread } from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { untilHydrated } from '../actors/pages';
import { makePauper, makeSubscriber } from '../actors/money/regulars';
import { stack } from '../stack';
import { expect, test } from '../test';

test.use({ storageState: async ({ premium }, use) => use(premium.state) });

const call = (page: Page) => page.getByRole('button', { name: 'Call', exact: true });
const end = (page: Page) => page.getByRole('button', { name: 'End' });

interface Microphone {
  /** The words that the microphone repeats. */
  words: string;
  account: Account;
}

/** Opens a page whose microphone plays speech, in a separate browser. */
async function openTalking(
  { words, account }: Microphone,
  info: TestInfo,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const file = await speechFile(info.outputPath('microphone.wav'), words, 9);
  const { launchOptions, baseURL, viewport } = info.project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--use-file-for-fake-audio-capture=${file}`],
  });
  try {
    const context = await browser.newContext({
      storageState: account.state,
      baseURL: baseURL ?? stack.baseUrl(),
      viewport: viewport ?? null,
      permissions: ['microphone'],
    });
    const page = await context.newPage();
    await keepMicrophone(page);
    await use(page);
  } finally {
    await browser.close();
  }
}

/** Delays the responses to a page's queries of its call's state until the returned function is called. */
async function holdLooks(page: Page): Promise<() => Promise<void>> {
  const looks = '**/api/v1/voice-calls/*';
  const held: Promise<void>[] = [];
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(looks, (route) => {
    const answering = route.fetch().then(async (response) => {
      await isLetGo;
      await route.fulfill({ response });
    });
    held.push(answering);
    return answering;
  });
  return async () => {
    expect(held.length).toBeGreaterThan(0);
    letGo();
    await Promise.all(held);
    await page.unroute(looks);
  };
}

test(
  'a call has sound both ways, captions, a charge to the second and an entry in the chat',
  { tag: '@layout' },
  async ({ premium, transcribeNext }, info) => {
    test.setTimeout(150_000);
    const { slug, firstName } = calledCharacter(4);
    // Speech without a pause, so that the next transcript covers all of it.
    const microphone = { words: 'Good evening it is me again.', account: premium };
    await openTalking(microphone, info, async (page) => {
      const balance = await balanceOf(page.request);
      await page.goto(`/chats/${slug}/call`);
      await expect(page.getByText('6 tokens a minute')).toBeVisible();
      await transcribeNext('Tell me where you are.');
      await call(page).click();
      await expect(end(page)).toBeVisible();
      // A phone shows only the last two turns, so the first may have scrolled away.
      await expect(
        page.getByRole('main').getByRole('listitem').getByText('You', { exact: true }).first(),
      ).toBeVisible({
        timeout: 30_000,
      });
      const levels = await listenIn(page, 30_000);
      const times = answerTimes(levels);
      const measured = {
        times,
        mine: spokenBy('mine', levels),
        theirs: spokenBy('theirs', levels),
      };
      info.annotations.push({ type: 'first sound', description: JSON.stringify(measured) });
      expect(measured.mine.length).toBeGreaterThan(0);
      expect(measured.theirs.length).toBeGreaterThan(0);
      const letLooksGo = await holdLooks(page);
      await end(page).click();
      await expect(page.getByText('Ended by you')).toBeVisible();
      // Thanks replace it immediately, so its checked state cannot be tested.
      await page.getByRole('radio', { name: '5 of 5' }).click();
      await expect(page.getByText('Thank you.')).toBeVisible();
      await letLooksGo();
      await expect(page.getByRole('radio', { name: '5 of 5' })).toBeChecked();
      const length = await page.getByRole('heading', { name: /^Call, / }).textContent();
      const [minutes = 0, seconds = 0] = (length ?? '').match(/\d+/g)?.map(Number) ?? [];
      const price = Math.ceil(((minutes * 60 + seconds) * 6) / 60);
      expect(price).toBeGreaterThan(2);
      expect(await balanceOf(page.request)).toBe(balance - price);
      await page.getByRole('link', { name: 'Go to the chat' }).click();
      const card = thread(page).getByRole('region', { name: 'Call' });
      await expect(card).toContainText(length ?? '');
      await card.getByText('Transcript').click();
      await expect(card).toContainText(`${firstName}: `);
      await expect(card).toContainText('You: Tell me where you are.');
    });
  },
);

test('a user who cannot call yet sees the reason before, and a link to the remedy @nojs', async ({
  context,
}) => {
  const { slug, firstName } = calledCharacter(8);
  const open = async ({ state }: Account) => {
    await context.clearCookies();
    await context.addCookies(state.cookies);
    const page = await context.newPage();
    await page.goto(`/chats/${slug}/call`);
    await expect(page.getByText('6 tokens a minute')).toBeVisible();
    await expect(call(page)).toHaveCount(0);
    return page;
  };
  const stranger = await open(await makePauper());
  await expect(
    stranger.getByText(`You can call ${firstName} with Premium or as a fan club member.`),
  ).toBeVisible();
  const way = stranger.getByRole('link', { name: 'See Premium' });
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect(modal(stranger, 'getPremiumVoiceModal')).toBeVisible();
  const spent = await open(await makeSubscriber({ tokens: 4 }));
  await expect(
    spent.getByText('A call needs at least 6 tokens, for its first minute.'),
  ).toBeVisible();
  await spent.getByRole('link', { name: 'Get tokens' }).click();
  await expect(modal(spent, 'smartTokenPackModal')).toBeVisible();
});

test('a user who reloads the page goes on with the call', async ({ premium }, info) => {
  test.setTimeout(120_000);
  const { slug } = calledCharacter(9);
  const microphone = { words: 'Good evening, it is me again.', account: premium };
  await openTalking(microphone, info, async (page) => {
    await page.goto(`/chats/${slug}/call`);
    await call(page).click();
    const clock = page.getByText('On the line').locator('xpath=following-sibling::p[1]');
    await expect(clock).toHaveText(/^0:0[3-9]$/, { timeout: 30_000 });
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText(/^Your call with .+ is still open\. Continue it/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    // The clock continues from where it was, and the character is audible again.
    await expect(clock).toHaveText(/^0:1\d$/, { timeout: 30_000 });
    expect(spokenBy('theirs', await listenIn(page, 25_000)).length).toBeGreaterThan(0);
    await end(page).click();
    await expect(page.getByText('Ended by you')).toBeVisible();
  });
});

test('a call ends in time with the balance', { tag: '@full' }, async ({}, info) => {
  test.setTimeout(180_000);
  const account = await makeSubscriber({ tokens: 6 });
  const { slug, firstName } = calledCharacter(7);
  const microphone = { words: 'Good evening, it is me again.', account };
  await openTalking(microphone, info, async (page) => {
    await page.goto(`/chats/${slug}/call`);
    await call(page).click();
    const notice = page.getByText(`At 0:00 ${firstName} says good night and the call ends.`);
    await expect(notice).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('Ended when your tokens ran out')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('heading', { name: 'Call, 1 min 0 s' })).toBeVisible();
    expect(await balanceOf(page.request)).toBe(0);
  });
});

test('a user who denies the microphone sees that it is required', async ({ page }) => {
  const { slug } = calledCharacter(5);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.goto(`/chats/${slug}/call`);
  await call(page).click();
  await expect(page.getByRole('alert').getByText('microphone access is required')).toBeVisible();
});

test('a call shows that it needs scripts', { tag: '@nojs-only' }, async ({ page }) => {
  const { slug, firstName } = calledCharacter(6);
  await page.goto(`/chats/${slug}/call`);
  await expect(
    page.getByText(`Calls need JavaScript. Without it, you can still chat with ${firstName}.`),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(new RegExp(`/chats/${slug}$`));
});
