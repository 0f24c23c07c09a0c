/** How the calls about a candidate's entries fail. */
import { messageError, networkError, unauthenticated } from '../../domain/errors.ts';

/** A sentence that a running server sends when it fails. */
export const refusal = 'The archive is being dusted. Please try again shortly.';

export const failures = [
  networkError,
  messageError(refusal, { status: 503 }),
  unauthenticated({ status: 401 }),
];
