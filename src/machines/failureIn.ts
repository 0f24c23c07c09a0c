import { type AppError, isAppError, networkError } from '../../domain/errors.ts';

/** The error of a rejected call. Anything that is no `AppError` counts as a network failure. */
export const failureIn = (event: object): AppError =>
  'error' in event && isAppError(event.error) ? event.error : networkError;
