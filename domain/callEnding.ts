/** How calls end, and what is written down of it (specification section 8, "Client logging"). */
import type { LogLevel } from './logEntry.ts';

/** A status of the server, or why there is none. A call that nobody wanted any more is `abandoned`. */
export type CallEnding = number | 'timeout' | 'network' | 'abandoned' | 'unknown';

const NOT_MODIFIED = 304;

/** The level and the code of an ending; undefined where the call did what was asked. */
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
 * Whether an ending counts into error rates (decision D94): what failed on the way or at the server. A refusal that
 * tells the visitor what to change is an answer.
 */
export function isFailure(ending: CallEnding): boolean {
  const { code } = classOf(ending) ?? {};
  return code !== undefined && (code !== 'client_error' || ending === 408);
}
