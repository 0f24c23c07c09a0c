/** How API calls can end, and the log level of each ending (specification section 8, "Client logging"). */
import type { LogLevel } from './logEntry.ts';

/**
 * How a call ended: its HTTP status, or why there is none. `abandoned` is a call that the page itself
 * aborted.
 */
export type CallEnding = number | 'timeout' | 'network' | 'abandoned' | 'unknown';

const NOT_MODIFIED = 304;

/**
 * The log level and code of an ending; undefined for success, 304 and `abandoned`, which are not logged.
 */
export function classOf(ending: CallEnding): { level: LogLevel; code: string } | undefined {
  if (ending === 'abandoned' || ending === NOT_MODIFIED) return undefined;
  if (ending === 'timeout') return { level: 'WARNING', code: 'request_timeout' };
  if (ending === 'network') return { level: 'ERROR', code: 'network_error' };
  if (ending === 'unknown' || ending < 200 || (ending >= 300 && ending < 400))
    return { level: 'ERROR', code: 'unknown_api_error' };
  if (ending >= 500) return { level: 'ERROR', code: 'server_error' };
  if (ending === 429) return { level: 'WARNING', code: 'too_many_requests' };
  return ending >= 400 ? { level: 'WARNING', code: 'client_error' } : undefined;
}

/**
 * Whether an ending counts as a failure in error rates (decision D94). Refusals (4xx except 408 and 429) do
 * not: they tell the visitor what to change.
 */
export function isFailure(ending: CallEnding): boolean {
  const { code } = classOf(ending) ?? {};
  return code !== undefined && (code !== 'client_error' || ending === 408);
}
