import type { Browser, Page } from '@playwright/test';
import { createTestContext, giveTokens } from '~/db/testing';
import { createRandom, pick } from '~/bench/faults/random';
import { withSite, type Account } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { composer, openLiveChat, say, thread, unconfirmed } from '../actors/chat/chat';
import { withDatabase } from '../actors/database';
import { holdLine } from '../actors/chat/line';
import { newKey } from '../actors/accounts/new-key';
import { followThread, comparableMessage, readThread } from '../actors/chat/stock-thread';
import { expect, test } from '../test';

const isFull = process.env['NOCTURNE_FULL'] === '1';
const actions = isFull ? 500 : 40;
const betweenLooks = 20;
const seed = Number(process.env['NOCTURNE_SEED'] ?? '1');
/** A message costs two, a tip one; none is refused for lack of tokens. */
const tokens = 3 * actions;

test.setTimeout(isFull ? 60 * 60_000 : 6 * 60_000);

/** Opens a user's browser with the chat; its connection can be cut. */
async function openBrowser(browser: Browser, account: Account, slug: string) {
  const context = await browser.newContext({ storageState: account.state });
  const page = await context.newPage();
  const line = await holdLine(page);
  await openLiveChat(page, slug);
  return { page, line, isCut: false };
}

/** Returns the messages that a page shows, as a reader sees them. */
const drawn = (page: Page) =>
  thread(page)
    .locator('[data-message]')
    .evaluateAll((items) =>
      items.map((item) => `${item.id} ${item.textContent.replaceAll(/\s+/g, ' ').trim()}`),
    );

/**
 * A long chat drops its beginning, at a different time in each browser; at least this many stay rendered.
 */
const fewestDrawn = 60;

function lastOfBoth([one = [], other = []]: string[][]): [string[], string[]] {
  const both = Math.min(one.length, other.length);
  return [one.slice(one.length - both), other.slice(other.length - both)];
}

test(`two browsers and a stock client agree through ${actions} actions and cuts`, async ({
  browser,
  fan,
}) => {
  const random = createRandom(seed);
  const { slug } = character(46);
  await withDatabase(async (db) => {
    const user = await db('users').where({ email: fan.email }).first<{ id: string }>('id');
    await giveTokens(createTestContext(db), user.id, tokens);
  });
  const browsers = [await openBrowser(browser, fan, slug), await openBrowser(browser, fan, slug)];
  const stock = await followThread(fan, slug);
  const stored = () => withSite((site) => readThread(site, stock.characterId), fan.state);
  const some = () => pick(random, browsers);
  let messageCount = 0;
  const words = () =>
    `${pick(random, ['Good evening', 'Tell me more', 'And then'])} ${(messageCount += 1)}`;
  const recent = async () => (await stored()).filter(({ isRemoved }) => !isRemoved).slice(-12);
  const act = async (fields: (id: string) => Record<string, string>, role?: string) => {
    const own = (await recent()).filter((message) => role === undefined || message.role === role);
    if (own.length === 0) return;
    const form = fields(pick(random, own)._id);
    await withSite((site) => site.post(`/chats/${slug}`, { form, maxRedirects: 0 }), fan.state);
  };
  const cuts = {
    cut: async () => {
      const one = some();
      if (one.isCut) return;
      one.isCut = true;
      await one.line.cut();
    },
    mend: () => {
      for (const one of browsers) {
        one.line.restore();
        one.isCut = false;
      }
      stock.socket.connect();
    },
  };
  const kinds: Record<string, () => Promise<unknown>> = {
    'say in a browser': () => say(some().page, words()),
    'say again in a browser': () => say(some().page, words()),
    'say by the stock client': () =>
      emit('chat.send-user-message.command', { type: 'text', content: words() }),
    tip: () =>
      emit(
        'chat.send-tip.command',
        {
          idempotencyKey: newKey(),
          characterId: stock.characterId,
          tipAmount: 1,
        },
        {},
      ),
    react: async () => {
      const own = await recent();
      if (own.length === 0) return;
      const one = pick(random, own);
      const reaction = pick(random, ['heart', 'fire', null] as const);
      await emit('chat.react-to-message.command', { messageId: one._id, reaction }, {});
    },
    'react by a form': () => act((messageId) => ({ intent: 'react', messageId, reaction: 'fire' })),
    remove: () => act((messageId) => ({ intent: 'remove', messageId })),
    edit: () => act((messageId) => ({ intent: 'edit', messageId, content: words() }), 'user'),
    'cut a line': cuts.cut,
    'cut the stock client': () => Promise.resolve(void stock.socket.disconnect()),
    mend: () => Promise.resolve(cuts.mend()),
  };
  async function emit(name: string, payload: object, common?: object) {
    if (!stock.socket.connected) return;
    const base = common ?? { idempotencyKey: newKey(), recipient: stock.characterId };
    await stock.socket.timeout(10_000).emitWithAck(name, { ...base, ...payload });
  }

  const pendingReplies = () =>
    withDatabase(async (db) => {
      const [row] = await db('replies as r')
        .join('chats as c', 'c.id', 'r.chat_id')
        .join('users as u', 'u.id', 'c.user_id')
        .where({ 'u.email': fan.email, 'r.state': 'pending' })
        .count<{ count: number }[]>({ count: '*' });
      return Number(row?.count);
    });

  for (let done = 1; done <= actions; done += 1) {
    const kind = pick(random, Object.keys(kinds));
    await test.step(`${done}: ${kind}`, () => kinds[kind]?.() ?? Promise.resolve());
    if (done % betweenLooks > 0 && done < actions) continue;
    cuts.mend();
    await expectAlike(done);
  }
  for (const { page } of browsers) await page.context().close();
  stock.socket.disconnect();

  /** Expects that all three clients agree with the stored messages, once all are stored and answered. */
  async function expectAlike(done: number) {
    const after = `seed ${seed}, after ${done}`;
    for (const { page } of browsers) {
      await expect(composer(page)).toHaveValue('');
      await expect(unconfirmed(page), after).toHaveCount(0, { timeout: 60_000 });
    }
    await expect.poll(() => stock.socket.connected, { timeout: 30_000 }).toBe(true);
    await expect.poll(pendingReplies, { message: after, timeout: 120_000 }).toBe(0);
    await expect(async () => {
      const truth = await stored();
      expect(await stock.read(), after).toEqual(truth.map(comparableMessage));
      const [one, other] = lastOfBoth(await Promise.all(browsers.map(({ page }) => drawn(page))));
      expect(one, after).toEqual(other);
      const left = truth.filter(({ isRemoved }) => !isRemoved);
      expect(one.length).toBeGreaterThanOrEqual(Math.min(left.length, fewestDrawn));
      const shown = left.slice(-one.length);
      expect(one.map((line) => line.split(' ')[0])).toEqual(
        shown.map(({ seq }) => `message-${seq}`),
      );
      for (const [index, { content }] of shown.entries()) {
        expect(one[index]).toContain(content.replaceAll(/\s+/g, ' ').trim());
      }
      // No message was duplicated or lost.
      const mine = truth.filter(({ role, content }) => role === 'user' && content !== '');
      expect(new Set(mine.map(({ content }) => content)).size).toBe(mine.length);
    }).toPass({ timeout: 60_000 });
  }
});
