/*
 * Shows a page of its own when the site cannot be reached, and what somebody is told. Nothing else is kept: pages belong to
 * whoever is signed in, and files are cached by the browser under names that never change.
 */
const cacheName = 'offline-1';
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(
    fetch(request).catch(async (error) => {
      const page = await caches.match(offlinePage);
      if (page) return page;
      throw error;
    }),
  );
});

/* What is told while nobody looks: by push with the browser closed, or by a tab that is out of sight. */

self.addEventListener('push', (event) => {
  const preview = readPreview(event.data);
  if (preview) event.waitUntil(showUnlessInSight(preview));
});

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'show-notice') event.waitUntil(showUnlessInSight(event.data.preview));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});

function readPreview(data) {
  try {
    const { title, body, tag, url } = data.json();
    return { title, body, tag, url };
  } catch {
    return null;
  }
}

/* Whoever looks at the site sees it there; of one tag there is one notification, whoever shows it. */
async function showUnlessInSight({ title, body, tag, url }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === 'visible' && page.focused)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { url },
  });
}

async function openPage(path) {
  const { href } = new URL(path, self.location.origin);
  if (!href.startsWith(`${self.location.origin}/`)) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) {
    try {
      await page.focus();
      await page.navigate(href);
      return;
    } catch {
      // It went away meanwhile, or belongs to another worker: a page of its own is opened.
    }
  }
  await self.clients.openWindow(href);
}
