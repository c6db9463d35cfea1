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
 * Subscribes the browser at the sandbox's push service, because a headless browser cannot reach its own.
 * The rest of its service worker is unchanged.
 */
export async function subscribeAtSandbox(page: Page): Promise<void> {
  await page.exposeFunction('subscribeAtSandbox', async (applicationServerKey: string) => {
    const address = new URL('/push/subscriptions', stack.sandboxUrl());
    // The hostname that the product accepts as a push service.
    address.hostname = 'localhost';
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    });
    return answer.json() as Promise<unknown>;
  });
  await page.addInitScript(() => {
    const { subscribeAtSandbox: subscribe } = window as unknown as {
      subscribeAtSandbox: (key: unknown) => Promise<PushSubscription>;
    };
    PushManager.prototype.subscribe = (options) => subscribe(options?.applicationServerKey);
  });
}

/** Waits for the push message of a topic to the newest device and returns it, decrypted. */
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

/** Connects to the browser's service workers, from a page outside the site. */
export async function workersOf(context: BrowserContext) {
  const page = await context.newPage();
  const line: CDPSession = await context.newCDPSession(page);
  const registrations = new Map<string, string>();
  line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: updated }) => {
    for (const { registrationId, scopeURL } of updated) registrations.set(scopeURL, registrationId);
  });
  await line.send('ServiceWorker.enable');
  return {
    /** Delivers a message to the site's worker, as the browser does for a push service. */
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

/** The place where a worker stores shown notifications. */
type Noting = { shown?: Shown[] };

/**
 * Makes a service worker record its notifications, because a headless browser has no desktop to show them.
 */
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

/** Returns the notifications recorded since. */
export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (self as Noting).shown ?? []);
