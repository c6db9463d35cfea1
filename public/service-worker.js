/*
 * Shows an offline page when the site cannot be reached, and shows notifications. Nothing else is stored:
 * pages belong to
 * the signed-in person, and the browser caches files under names that never change.
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

/* Notifications while the site is not in view: by push with the browser closed, or from a hidden tab. */

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

/*
 * Shows a notification unless the person is looking at the site. Notifications with the same tag replace
 * each other.
 */
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
      // The page was closed in the meantime, or belongs to another worker: a new page is opened.
    }
  }
  await self.clients.openWindow(href);
}
