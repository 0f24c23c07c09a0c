import { type AppError, isAppError, networkError } from '../../domain/errors.ts';

/** What a rejected call rejected with; whatever else it may be, the server was not reached. */
export const failureIn = (event: object): AppError =>
  'error' in event && isAppError(event.error) ? event.error : networkError;
