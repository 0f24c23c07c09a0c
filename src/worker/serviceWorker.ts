/**
 * Between the site and the network. Pages come from the server, files of the build from what is kept, and nothing else
 * is touched: calls, media, streams, and whatever is sent go past it, so that nothing personal is ever kept.
 */
import { answerFile } from './answerFile.ts';
import { answerPage } from './answerPage.ts';
import { dropFormer, keepShell } from './keptFiles.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => {
  // It can take over at once: no page depends on which worker is there.
  event.waitUntil(keepShell().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.allSettled([dropFormer(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') return event.respondWith(answerPage(event));
  const { origin, pathname } = new URL(request.url);
  if (origin === scope.location.origin && pathname.startsWith('/assets/'))
    event.respondWith(answerFile(event));
});
