import type { Middleware } from 'openapi-fetch';
import type { CallEnding } from '../../domain/callEnding.ts';

/** Follows a call that does not use `fetch`; the returned function reports its ending. */
type Follow = (method: string, route: string) => (ending: CallEnding) => void;

/** Calls that began before the monitor loaded and have not ended, by id. */
export const earlyCalls = new Map<string, { method: string; route: string; startedAt: number }>();

/** Notes early calls until `watchCalls` replaces it, because the monitor loads after the first paint. */
export const callWatch: Middleware & { follow?: Follow } = {
  onRequest({ id, request, schemaPath }) {
    earlyCalls.set(id, { method: request.method, route: schemaPath, startedAt: Date.now() });
  },
  onResponse: ({ id }) => void earlyCalls.delete(id),
  onError: ({ id }) => void earlyCalls.delete(id),
};
