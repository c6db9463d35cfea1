import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../../expect';
import { newKey } from '../accounts/new-key';

/** Returns the scrolling part of a thread. */
export const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Returns the viewer's stored messages, without pending ones. */
export const myMessages = (page: Page) =>
  thread(page).getByRole('listitem').filter({ hasText: 'You said:' });
export const theirMessages = (page: Page) =>
  thread(page)
    .getByRole('listitem')
    .filter({ hasText: /said:/ })
    .filter({ hasNotText: 'You said:' });
/** Returns messages that are not confirmed yet. */
export const unconfirmed = (page: Page) =>
  thread(page).getByRole('listitem').and(page.locator('[data-unconfirmed]'));

export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' });

/** Writes into the form of a chat, whatever the language of its page. */
export async function sayInForm(page: Page, content: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('textarea[name="content"]') });
  await form.locator('textarea').fill(content);
  // Another button submits a recording, through its own form.
  await form.locator('button[type="submit"]:not([form])').click();
}

/** Opens a chat. Messages written before its socket is connected are sent by the form. */
export async function openChat(page: Page, slug: string): Promise<void> {
  await page.goto(`/chats/${slug}`);
  await expect(composer(page)).toBeVisible();
}

/** Opens a chat and waits until its socket is connected. */
export async function openLiveChat(page: Page, slug: string): Promise<void> {
  await page.goto(`/chats/${slug}`, { waitUntil: 'commit' });
  const isLive = socketStands(page);
  await expect(composer(page)).toBeVisible();
  await isLive;
}

/** Resolves when a socket that the page opens later has joined the namespace of chats. */
export function socketStands(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40/chats,')) resolve();
      }),
    );
  });
}

/** Writes and sends a message without waiting for the result. */
export async function say(page: Page, content: string): Promise<void> {
  await composer(page).fill(content);
  await sendButton(page).click();
}

/** Sends a message and waits until it is stored and answered. */
export async function converse(page: Page, content: string): Promise<void> {
  const answers = await theirMessages(page).count();
  await say(page, content);
  await expect(myMessages(page).last()).toContainText(content);
  await expect(theirMessages(page)).toHaveCount(answers + 1);
}

/** Returns the id of a character. */
export async function idOf(site: APIRequestContext, slug: string): Promise<string> {
  const profile = await site.get(`/api/v1/characters/public-profile?slug=${slug}`);
  const { _id } = (await profile.json()) as { _id: string };
  return _id;
}

/** Returns the stored messages of a chat. */
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

/** Posts the thread's form; resolves when the reply has arrived or is overdue. */
export function postMessage(
  site: APIRequestContext,
  slug: string,
  content: string,
  idempotencyKey = newKey(),
) {
  const form = { intent: 'send', idempotencyKey, content };
  // Following the redirect would open the thread and mark the reply as read.
  return site.post(`/chats/${slug}`, { form, maxRedirects: 0 });
}
