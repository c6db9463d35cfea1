import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { composer, converse, myMessages, openChat, openLiveChat, say } from '../actors/chat/chat';
import {
  sendButton,
  storedMessages,
  theirMessages,
  thread,
  unconfirmed,
} from '../actors/chat/chat';
import { balancePill } from '../actors/forms';
import { holdBack } from '../actors/hold-back';
import { holdLine, pressOnArrival } from '../actors/chat/line';
import { slowNextReply } from '../actors/chat/model';
import { newKey } from '../actors/accounts/new-key';
import { untilHydrated } from '../actors/pages';
import { emptyPurse } from '../actors/money/purse';
import { expect, test } from '../test';

const messagePrice = 2;
/** Milliseconds; long enough to act before a reply arrives. */
const pause = 5_000;

test.describe('a fan', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test(
    'pays for each message, and sees the balance fall as it happens',
    { tag: '@core' },
    async ({ page, context }) => {
      const home = await context.newPage();
      await home.goto('/');
      const balance = await balanceOf(page.request);
      await expect(balancePill(home, balance)).toBeVisible();

      await openLiveChat(page, character(5).slug);
      // A phone shows no price while the balance is high.
      await expect(page.getByText(/^2 tokens · .*\$0\.20 a message$/)).toBeHidden();
      await converse(page, 'Which song is on in your kitchen?');
      await expect(balancePill(home, balance - messagePrice)).toBeVisible();
      await page.goto('/settings');
      const movements = page.getByRole('region', { name: 'Your tokens' }).getByRole('listitem');
      await expect(movements.first()).toContainText('Message');
    },
  );

  test('sends and pays once when pressing Send twice', { tag: '@core' }, async ({ page }) => {
    const { slug } = character(6);
    const words = `Twice pressed, once said ${newKey()}`;
    await openLiveChat(page, slug);
    const balance = await balanceOf(page.request);
    const answers = await theirMessages(page).count();
    await composer(page).fill(words);
    await sendButton(page).dblclick();
    await expect(theirMessages(page)).toHaveCount(answers + 1);
    await expect(myMessages(page).filter({ hasText: words })).toHaveCount(1);
    expect(await balanceOf(page.request)).toBe(balance - messagePrice);
    const stored = await storedMessages(page.request, slug);
    expect(stored.filter(({ content }) => content === words)).toHaveLength(1);
  });

  test('a message sent while the form carries another is sent after it', async ({ page }) => {
    const { slug } = character(10);
    const [first, second] = [`On its way ${newKey()}`, `Right behind it ${newKey()}`];
    const letSocketCome = await holdBack(page, /chat-link.*\.js/);
    const letFormGo = await holdBack(page, new RegExp(`/chats/${slug}\\.data`));
    await openChat(page, slug);
    await untilHydrated(page);
    const answers = await theirMessages(page).count();
    await say(page, first);
    await say(page, second);
    await expect(composer(page)).toHaveValue(second);
    letFormGo();
    await expect(myMessages(page).filter({ hasText: second })).toHaveCount(1);
    await expect(theirMessages(page)).toHaveCount(answers + 2);
    await expect(composer(page)).toHaveValue('');
    const stored = await storedMessages(page.request, slug);
    const sent = stored.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(sent.slice(-2)).toEqual([first, second]);
    letSocketCome();
  });

  test('text typed while the form carries a message stays in the field', async ({ page }) => {
    const { slug } = character(11);
    const typed = `Not yet finished ${newKey()}`;
    const letSocketCome = await holdBack(page, /chat-link.*\.js/);
    const letFormGo = await holdBack(page, new RegExp(`/chats/${slug}\\.data`));
    await openChat(page, slug);
    await untilHydrated(page);
    const answers = await theirMessages(page).count();
    await say(page, `On its way ${newKey()}`);
    await composer(page).fill(typed);
    letFormGo();
    await expect(theirMessages(page)).toHaveCount(answers + 1);
    await expect(sendButton(page)).toBeEnabled();
    await expect(composer(page)).toHaveValue(typed);
    letSocketCome();
  });

  test('a press in the moment in which something arrives sends, and breaks nothing', async ({
    page,
    context,
  }) => {
    const { slug } = character(12);
    const words = `Both at once ${newKey()}`;
    await pressOnArrival(page);
    await openLiveChat(page, slug);
    const other = await context.newPage();
    await openLiveChat(other, slug);
    await composer(page).fill(words);
    await say(other, 'Listen to this');
    await expect(myMessages(page).filter({ hasText: words })).toHaveCount(1);
    await expect(composer(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'The lights went out' })).toHaveCount(0);
  });

  test('changes to messages during a lost connection are seen on return', async ({ page }) => {
    const { slug } = character(13);
    const line = await holdLine(page);
    await openLiveChat(page, slug);
    await converse(page, 'Is anybody there?');
    const answer = theirMessages(page).last();
    const newest = (await storedMessages(page.request, slug)).at(-1)?._id ?? '';
    await line.cut();
    const form = { intent: 'react', messageId: newest, reaction: 'fire' };
    await page.request.post(`/chats/${slug}`, { form, maxRedirects: 0 });
    await expect(answer).not.toContainText('Fire');
    line.restore();
    await expect(answer).toContainText('Fire');
  });

  test('two tabs show the same conversation live', { tag: '@core' }, async ({ page, context }) => {
    const { slug } = character(7);
    const other = await context.newPage();
    await openLiveChat(page, slug);
    await openLiveChat(other, slug);
    for (const [from, to] of [
      [page, other],
      [other, page],
    ] as const) {
      const words = `Seen everywhere ${newKey()}`;
      const answers = await theirMessages(to).count();
      await say(from, words);
      await expect(myMessages(to).filter({ hasText: words })).toHaveCount(1);
      await expect(theirMessages(to)).toHaveCount(answers + 1);
    }
    // A background tab has no layout: its elements have text, but no rendered lines.
    await expect(theirMessages(page)).toHaveText(await theirMessages(other).allTextContents());
  });

  test(
    'a reload in the middle of a reply ends with one reply',
    { tag: '@core' },
    async ({ page }) => {
      const { slug } = character(8);
      const words = `Do not mind me reloading ${newKey()}`;
      await openLiveChat(page, slug);
      const answers = await theirMessages(page).count();
      await slowNextReply(pause, words);
      await say(page, words);
      await expect(thread(page).getByText(/ is writing$/)).toBeVisible();
      await page.reload();
      await expect(myMessages(page).filter({ hasText: words })).toHaveCount(1);
      await expect(theirMessages(page)).toHaveCount(answers + 1);
      const stored = await storedMessages(page.request, slug);
      expect(stored.at(-2)?.content).toBe(words);
      expect(stored.at(-1)?.role).toBe('character');
    },
  );

  test(
    'a message written without a network is sent once when the network is back',
    { tag: '@core' },
    async ({ page, context }) => {
      const { slug } = character(9);
      const words = `Written in a tunnel ${newKey()}`;
      await openLiveChat(page, slug);
      const answers = await theirMessages(page).count();
      await context.setOffline(true);
      await say(page, words);
      await expect(unconfirmed(page)).toHaveText([`${words}Waiting`]);

      await context.setOffline(false);
      await expect(myMessages(page).filter({ hasText: words })).toHaveCount(1);
      await expect(unconfirmed(page)).toHaveCount(0);
      await expect(theirMessages(page)).toHaveCount(answers + 1);
      const stored = await storedMessages(page.request, slug);
      expect(stored.filter(({ content }) => content === words)).toHaveLength(1);
    },
  );

  test('a message under way is marked until it is confirmed', async ({ page }) => {
    const { slug } = character(10);
    const words = `Under way ${newKey()}`;
    const line = await holdLine(page);
    await openLiveChat(page, slug);
    line.stopBefore('user-message-sent');
    await say(page, words);
    await expect(unconfirmed(page)).toHaveText([`${words}Sending`]);
    line.stopBefore(null);
    await expect(unconfirmed(page)).toHaveCount(0);
    await expect(myMessages(page).filter({ hasText: words })).toHaveCount(1);
  });

  test('a lost connection is shown, and messages written meanwhile are sent once', async ({
    page,
  }) => {
    const { slug } = character(10);
    const words = `Written to nobody ${newKey()}`;
    const line = await holdLine(page);
    await openLiveChat(page, slug);
    const answers = await theirMessages(page).count();
    await line.cut();
    await expect(page.getByText('Connection lost. Reconnecting...')).toBeVisible();
    await say(page, words);
    await expect(unconfirmed(page)).toHaveText([`${words}Waiting`]);

    line.restore();
    await expect(myMessages(page).filter({ hasText: words })).toHaveCount(1);
    await expect(page.getByText('Connection lost. Reconnecting...')).toHaveCount(0);
    await expect(unconfirmed(page)).toHaveCount(0);
    await expect(theirMessages(page)).toHaveCount(answers + 1);
    const stored = await storedMessages(page.request, slug);
    expect(stored.filter(({ content }) => content === words)).toHaveLength(1);
  });

  test(
    'a message under way when the page was left is sent by the next page',
    { tag: '@core' },
    async ({ page }) => {
      const { slug } = character(11);
      const words = `Left before it was sent ${newKey()}`;
      const line = await holdLine(page);
      await openLiveChat(page, slug);
      await line.cut();
      await say(page, words);
      await expect(unconfirmed(page)).toContainText([words]);
      line.restore();
      await page.reload();
      await expect(myMessages(page).filter({ hasText: words })).toHaveCount(1);
      await expect(unconfirmed(page)).toHaveCount(0);
      const stored = await storedMessages(page.request, slug);
      expect(stored.filter(({ content }) => content === words)).toHaveLength(1);
    },
  );
});

test.describe('a subscriber', () => {
  test.use({ storageState: async ({ premium }, use) => use(premium.state) });

  test('writes without a limit and without a price', { tag: '@core' }, async ({ page }) => {
    const balance = await balanceOf(page.request);
    await openLiveChat(page, character(30).slug);
    await expect(page.getByText('Unlimited messages with premium')).toBeHidden();
    for (let count = 1; count <= 6; count += 1) await converse(page, `And another, ${count}`);
    expect(await balanceOf(page.request)).toBe(balance);
  });
});

test.describe('a member with too few tokens', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('sees the price and their balance', { tag: '@core' }, async ({ page }) => {
    await emptyPurse(page.request);
    await openLiveChat(page, character(12).slug);
    await say(page, 'One more, please');
    const panel = page.getByRole('status').filter({ hasText: 'short' });
    await expect(panel).toContainText('A message costs 2 ($0.20).');
    await expect(unconfirmed(page)).toHaveCount(0);
  });
});
