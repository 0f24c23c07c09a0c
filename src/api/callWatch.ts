import type { Middleware } from 'openapi-fetch';
import type { CallEnding } from '../../domain/callEnding.ts';

/** Begins to follow a call that is not made by `fetch`; what it gives tells how the call ended. */
type Follow = (method: string, route: string) => (ending: CallEnding) => void;

/** Hears of every call once `watchCalls` has filled it; who watches is fetched after the first paint. */
export const callWatch = { onRequest: undefined } as unknown as Middleware & { follow?: Follow };
