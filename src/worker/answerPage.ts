import { HOME_REDIRECT, pageAt, SHELL_PATH } from '../../domain/routes.ts';
import { keptAnswer } from './keptFiles.ts';
import { offlinePage } from './offlinePage.ts';
import type { FetchEvent } from './scope.ts';
import { visitorLanguage } from './visitorLanguage.ts';

/** What stands between a browser and a server that is gone says so with one of these. */
const gone: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * A page always comes from the server, so that it is the newest and nobody else's. Without a network the vote is shown
 * by what is kept, with the last list that this browser saw (decision D28), and any other page says what is wrong.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    return gone.has(answer.status) ? ((await keptPage(url)) ?? answer) : answer;
  } catch {
    return (await keptPage(url)) ?? offlinePage(await visitorLanguage(url));
  }
}

async function keptPage(url: URL): Promise<Response | undefined> {
  const path = url.pathname === '/' ? HOME_REDIRECT : url.pathname;
  if (pageAt(path) !== 'vote') return undefined;
  return keptAnswer(`${SHELL_PATH}?lng=${await visitorLanguage(url)}`);
}
