/** Reports every call to the client monitor (specification section 9). */
import type { CallEnding } from '../../domain/callEnding.ts';
import type { PendingCall } from '../../domain/callMetrics.ts';
import { routeOf } from '../../domain/logEntry.ts';
import { callWatch, earlyCalls } from './callWatch.ts';

type EndedCall = PendingCall & { endedAt: number; ending: CallEnding };
export type CallNews = { type: 'call.started'; call: PendingCall } | { type: 'call.ended'; call: EndedCall };
type OnNews = (news: CallNews) => void;

let onNews: OnNews = () => {};
let last = 0;

/**
 * Starts watching. Reports earlier calls: ended ones from the browser's resource timings, and those still in flight.
 * @param base address of the API
 */
export function watchCalls(base: string, listener: OnNews): void {
  onNews = listener;
  for (const call of callsBefore(base)) onNews({ type: 'call.ended', call });
  const endings = new Map<string, (ending: CallEnding) => void>();
  for (const [id, { method, route, startedAt }] of earlyCalls)
    endings.set(id, followCall(method, route, startedAt));
  earlyCalls.clear();
  const end = (id: string, ending: CallEnding) => {
    endings.get(id)?.(ending);
    endings.delete(id);
  };
  Object.assign(callWatch, {
    follow: (method: string, route: string) => followCall(method, route),
    onRequest({ id, request, schemaPath }) {
      endings.set(id, followCall(request.method, schemaPath));
    },
    onResponse: ({ id, response }) => end(id, response.status),
    onError: ({ id, error }) => end(id, endingBy(error)),
  } satisfies typeof callWatch);
}

/** @param route of the contract; @param startedAt UTC ms; @returns reports the ending */
function followCall(method: string, route: string, startedAt = Date.now()): (ending: CallEnding) => void {
  const call = { id: String((last += 1)), method, route: routeOf(route), startedAt };
  onNews({ type: 'call.started', call });
  return (ending) => onNews({ type: 'call.ended', call: { ...call, endedAt: Date.now(), ending } });
}

function endingBy(error: unknown): CallEnding {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'AbortError') return 'abandoned';
  return name === 'TypeError' ? 'network' : 'unknown';
}

function callsBefore(base: string): EndedCall[] {
  const { href, origin } = new URL(`${base}/`, location.href);
  // Browsers hide the status of other origins.
  if (origin !== location.origin) return [];
  return performance
    .getEntriesByType('resource')
    .filter(({ name, initiatorType }) => initiatorType === 'fetch' && name.startsWith(href))
    .map(({ name, startTime, duration, responseStatus }) => {
      const startedAt = Math.round(performance.timeOrigin + startTime);
      return {
        id: String((last += 1)),
        // Only reads happen before the page is ready.
        method: 'GET',
        route: routeOf(name.slice(href.length - 1)),
        startedAt,
        endedAt: startedAt + Math.round(duration),
        ending: responseStatus || 'network',
      };
    });
}
