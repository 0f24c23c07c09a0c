/** How the calls of what candidates see of their entries fail. */
import { messageError, networkError, unauthenticated } from '../../domain/errors.ts';

/** What a server that is up says of itself when something is wrong. */
export const refusal = 'The archive is being dusted. Please try again shortly.';

export const failures = [
  networkError,
  messageError(refusal, { status: 503 }),
  unauthenticated({ status: 401 }),
];
