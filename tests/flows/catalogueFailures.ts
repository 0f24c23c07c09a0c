/** How the calls of what visitors browse fail. */
import { httpError, messageError, networkError, unauthenticated } from '../../domain/errors.ts';

/** What a server that is up says of itself when something is wrong. */
export const refusal = 'The catalogue is being written anew. Please try again shortly.';

export const failures = [
  networkError,
  messageError(refusal, { status: 503 }),
  unauthenticated({ status: 401 }),
];
export const missing = httpError({ status: 404 });
