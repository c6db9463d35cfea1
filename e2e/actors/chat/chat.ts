import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../../expect';
import { newKey } from '../accounts/new-key';

/** The scrolling part of a thread. */
export const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Stored messages of the viewer, as against those on their way. */
export const myMessages = (page: Page) =>
  thread(page).getByRole('listitem').filter({ hasText: 'You said:' });
export const theirMessages = (page: Page) =>
  thread(page)
    .getByRole('listitem')
    .filter({ hasText: /said:/ })
    .filter({ hasNotText: 'You said:' });
/** Messages nobody has confirmed. */
export const unconfirmed = (page: Page) =>
  thread(page).getByRole('listitem').and(page.locator('[data-unconfirmed]'));

export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' });

/** Writes into the form of a conversation, in whatever language its page is. */
export async function sayInForm(page: Page, content: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('textarea[name="content"]') });
  await form.locator('textarea').fill(content);
  // Another submits a recording, by a form of its own.
  await form.locator('button[type="submit"]:not([form])').click();
}

/** Opens a conversation; what is written before its socket stands goes by the form. */
export async function openChat(page: Page, slug: string): Promise<void> {
  await page.goto(`/chats/${slug}`);
  await expect(composer(page)).toBeVisible();
}

/** Opens a conversation and waits until its socket stands. */
export async function openLiveChat(page: Page, slug: string): Promise<void> {
  await page.goto(`/chats/${slug}`, { waitUntil: 'commit' });
  const isLive = socketStands(page);
  await expect(composer(page)).toBeVisible();
  await isLive;
}

/** Resolves when a socket that the page is yet to open has entered the namespace of chats. */
export function socketStands(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40/chats,')) resolve();
      }),
    );
  });
}

/** Writes a message and sends it, without waiting for what comes of it. */
export async function say(page: Page, content: string): Promise<void> {
  await composer(page).fill(content);
  await sendButton(page).click();
}

/** Says something and waits until it is stored and answered. */
export async function converse(page: Page, content: string): Promise<void> {
  const answers = await theirMessages(page).count();
  await say(page, content);
  await expect(myMessages(page).last()).toContainText(content);
  await expect(theirMessages(page)).toHaveCount(answers + 1);
}

/** The id by which a character is written to. */
export async function idOf(site: APIRequestContext, slug: string): Promise<string> {
  const profile = await site.get(`/api/v1/characters/public-profile?slug=${slug}`);
  const { _id } = (await profile.json()) as { _id: string };
  return _id;
}

/** What the server has stored of a conversation. */
export async function storedMessages(
  site: APIRequestContext,
  slug: string,
): Promise<{ _id: string; role: string; content: string }[]> {
  const answer = await site.get(`/api/v1/chats/${await idOf(site, slug)}/messages?limit=100`);
  const { items } = (await answer.json()) as {
    items: { _id: string; role: string; content: string }[];
  };
  return items;
}

/** Sends what the thread's form sends; its answer comes when the reply has, or is overdue. */
export function postMessage(
  site: APIRequestContext,
  slug: string,
  content: string,
  idempotencyKey = newKey(),
) {
  const form = { intent: 'send', idempotencyKey, content };
  // To follow the redirect would be to open the thread, and so to have read the reply.
  return site.post(`/chats/${slug}`, { form, maxRedirects: 0 });
}
