/** How the calls of visitors' pages fail. */
import { httpError, messageError, networkError, unauthenticated } from '../../domain/errors.ts';

/** A sentence that a running server sends when it fails. */
export const refusal = 'The catalogue is being written anew. Please try again shortly.';

export const failures = [
  networkError,
  messageError(refusal, { status: 503 }),
  unauthenticated({ status: 401 }),
];
export const missing = httpError({ status: 404 });
