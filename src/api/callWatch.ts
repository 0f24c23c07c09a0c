import type { Middleware } from 'openapi-fetch';
import type { CallEnding } from '../../domain/callEnding.ts';

/** Follows a call that does not use `fetch`; the returned function reports its ending. */
type Follow = (method: string, route: string) => (ending: CallEnding) => void;

/** Empty until `watchCalls` fills it, because the monitor loads after the first paint. */
export const callWatch = { onRequest: undefined } as unknown as Middleware & { follow?: Follow };
