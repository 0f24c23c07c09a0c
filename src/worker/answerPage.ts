import { defaultLanguage, type Language, toLanguage } from '../i18n/language.ts';
import { languageKey } from '../i18n/languageKey.ts';
import { type FetchEvent, scope } from './scope.ts';
import { HOME_REDIRECT, pageAt, SHELL_PATH } from '../../domain/routes.ts';
import { keptAnswer } from './keptFiles.ts';
import { offlinePage } from './offlinePage.ts';

/** The language that the server would choose: from the address, the cookie, or the browser (decision D31). */
async function visitorLanguage(url: URL): Promise<Language> {
  const chosen = await scope.cookieStore?.get(languageKey.cookie).catch(() => null);
  const candidates = [url.searchParams.get(languageKey.query), chosen?.value, ...scope.navigator.languages];
  for (const candidate of candidates) {
    const language = toLanguage(candidate);
    if (language) return language;
  }
  return defaultLanguage;
}

/** Statuses of proxies whose server is down. */
const gone: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Pages always come from the server, so they are current and private. Offline, the vote uses the cached shell with the
 * last board that this browser saw (decision D28); other pages show the offline page.
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
