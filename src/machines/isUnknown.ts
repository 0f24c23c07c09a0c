import { type AppError, statusOf } from '../../domain/errors.ts';

/** The request went out, but its outcome is unknown. */
export const isUnknown = (error: AppError): boolean =>
  error.kind === 'network' || error.kind === 'timeout' || (statusOf(error) ?? 0) >= 500;
