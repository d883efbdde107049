// Keeps the pages for when there is no network: all of one version, or nothing. keep.mjs fills in which.

const VERSION = 'VERSION';
/** What is kept at the first visit, and what is kept once it was looked at. */
const FILES = []; // FILES
const LATER = []; // LATER
const OURS = 'gnomon-';
const CACHE = `${OURS}${VERSION}`;

const older = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
const url = (file) => new URL(file, self.registration.scope).href;

self.addEventListener('install', (event) => {
  const fill = async () => {
    // Whoever looked at something of an older version has it of this one, too.
    const had = await Promise.all((await older()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    const files = [...FILES, ...LATER.filter((file) => had.flat().includes(url(file)))];
    // Past the browser's own cache, or half of it may be of an older version. A new version waits until it is asked in.
    const fresh = files.map((file) => new Request(file, { cache: 'reload' }));
    await (await caches.open(CACHE)).addAll(fresh);
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    await Promise.all((await older()).map((name) => caches.delete(name)));
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
    const kept = await cache.match(page, { ignoreSearch: true });
    if (kept) return kept;
    const found = await fetch(request);
    if (found.ok && LATER.some((file) => url(file) === page.href)) await cache.put(page, found.clone());
    return found;
  };
  event.respondWith(answer());
});
