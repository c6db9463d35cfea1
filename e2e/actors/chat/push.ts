import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect } from '../../expect';
import { stack } from '../../stack';

interface Delivered {
  subscriptionId: string;
  body: string;
  topic: string | null;
  sender: { key: string; subject: string };
}

/**
 * Has the browser subscribe at the push service that the sandbox plays: a browser without a window
 * reaches none of its own. All else about its service worker is the browser's.
 */
export async function subscribeAtSandbox(page: Page): Promise<void> {
  await page.exposeFunction('subscribeAtSandbox', async (applicationServerKey: string) => {
    const address = new URL('/push/subscriptions', stack.sandboxUrl());
    // The name under which the product knows it for a push service.
    address.hostname = 'localhost';
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    });
    return answer.json() as Promise<unknown>;
  });
  await page.addInitScript(() => {
    const { subscribeAtSandbox: ask } = window as unknown as {
      subscribeAtSandbox: (key: unknown) => Promise<PushSubscription>;
    };
    PushManager.prototype.subscribe = (options) => ask(options?.applicationServerKey);
  });
}

/** What the newest device of a topic was told, as its browser reads it, once it has been. */
export async function pushedTo(notificationPath: string): Promise<Delivered> {
  const topic = notificationPath.split('/').at(-1)?.replaceAll('-', '') ?? '';
  let found: Delivered | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${stack.sandboxUrl()}/push/messages.json`);
      found = ((await answer.json()) as Delivered[]).find((one) => one.topic === topic);
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('nothing was pushed');
  return found;
}

/** A line to the browser's service workers, from a page that is none of the site's. */
export async function workersOf(context: BrowserContext) {
  const page = await context.newPage();
  const line: CDPSession = await context.newCDPSession(page);
  const registrations = new Map<string, string>();
  line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: updated }) => {
    for (const { registrationId, scopeURL } of updated) registrations.set(scopeURL, registrationId);
  });
  await line.send('ServiceWorker.enable');
  return {
    /** Hands a message to the site's worker, as the browser does when a push service brings one. */
    async deliver(data: string): Promise<void> {
      const origin = new URL(stack.baseUrl()).origin;
      await expect.poll(() => registrations.get(`${origin}/`)).toBeDefined();
      const registrationId = registrations.get(`${origin}/`) ?? '';
      await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
  };
}

interface Shown {
  title: string;
  body: string;
  url: string;
}

/** Where a worker keeps what it has shown. */
type Noting = { shown?: Shown[] };

/** Has a service worker note what it shows: a browser without a window has no desktop to show it on. */
export const noteShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const shown: Shown[] = [];
    (self as Noting).shown = shown;
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      const { url } = options?.data as { url: string };
      shown.push({ title, body: options?.body ?? '', url });
      return Promise.resolve();
    };
  });

/** What it has shown since. */
export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (self as Noting).shown ?? []);
