// Keeps the page for when there is no network: all of one version, or nothing. build.mjs fills in which.

const VERSION = 'VERSION';
const FILES = []; // FILES
const CACHE = `gnomon-${VERSION}`;

self.addEventListener('install', (event) => {
  // Past the browser's own cache, or half of it may be of an older version. A new version waits until it is asked in.
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('gnomon-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'renew') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const page = new URL(request.url);
    if (request.mode === 'navigate' && page.pathname.endsWith('/')) page.pathname += 'index.html';
    return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
