/**
 * The service worker. Pages come from the server and build files from the cache. It ignores all other requests, such as
 * calls, media and streams, so that it never caches personal data.
 */
import { dropFormer, keepAnswer, keepShell, keptAnswer } from './keptFiles.ts';
import { type FetchEvent, scope } from './scope.ts';
import { answerPage } from './answerPage.ts';

/** Build files have hashed names, so cached ones are never stale. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await keptAnswer(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keepAnswer(request.url, answer.clone()));
  return answer;
}

scope.addEventListener('install', (event) => {
  // Safe to activate at once: no page depends on a worker version.
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
