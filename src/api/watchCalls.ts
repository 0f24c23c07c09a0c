/** Tells the client monitor of every call (specification section 9); no screen and no call knows of it. */
import type { CallEnding } from '../../domain/callEnding.ts';
import type { PendingCall } from '../../domain/callMetrics.ts';
import { routeOf } from '../../domain/logEntry.ts';
import { callWatch } from './callWatch.ts';

type EndedCall = PendingCall & { endedAt: number; ending: CallEnding };
export type CallNews = { type: 'call.started'; call: PendingCall } | { type: 'call.ended'; call: EndedCall };
type Tell = (news: CallNews) => void;

let tell: Tell = () => {};
let last = 0;

/** From now on; calls that ended before are told at once, as far as the browser remembers them. @param base of the API */
export function watchCalls(base: string, hear: Tell): void {
  tell = hear;
  for (const call of callsBefore(base)) tell({ type: 'call.ended', call });
  const endings = new Map<string, (ending: CallEnding) => void>();
  const end = (id: string, ending: CallEnding) => {
    endings.get(id)?.(ending);
    endings.delete(id);
  };
  Object.assign(callWatch, {
    follow: followCall,
    onRequest({ id, request, schemaPath }) {
      endings.set(id, followCall(request.method, schemaPath));
    },
    onResponse: ({ id, response }) => end(id, response.status),
    onError: ({ id, error }) => end(id, endingBy(error)),
  } satisfies typeof callWatch);
}

/** @param route of the contract; @returns tells how the call ended */
function followCall(method: string, route: string): (ending: CallEnding) => void {
  const call = { id: String((last += 1)), method, route: routeOf(route), startedAt: Date.now() };
  tell({ type: 'call.started', call });
  return (ending) => tell({ type: 'call.ended', call: { ...call, endedAt: Date.now(), ending } });
}

function endingBy(error: unknown): CallEnding {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'AbortError') return 'abandoned';
  return name === 'TypeError' ? 'network' : 'unknown';
}

function callsBefore(base: string): EndedCall[] {
  const { href, origin } = new URL(`${base}/`, location.href);
  // What another origin answered, a browser does not say.
  if (origin !== location.origin) return [];
  return performance
    .getEntriesByType('resource')
    .filter(({ name, initiatorType }) => initiatorType === 'fetch' && name.startsWith(href))
    .map(({ name, startTime, duration, responseStatus }) => {
      const startedAt = Math.round(performance.timeOrigin + startTime);
      return {
        id: String((last += 1)),
        // Nothing is written before the page stands.
        method: 'GET',
        route: routeOf(name.slice(href.length - 1)),
        startedAt,
        endedAt: startedAt + Math.round(duration),
        ending: responseStatus || 'network',
      };
    });
}
