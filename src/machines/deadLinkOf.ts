import { type AppError, statusOf } from '../../domain/errors.ts';

export type DeadLink = 'unknown' | 'expired' | 'used' | 'replaced' | 'taken';

const byCode: Readonly<Record<string, DeadLink>> = {
  link_unknown: 'unknown',
  link_expired: 'expired',
  link_used: 'used',
  link_replaced: 'replaced',
  link_taken: 'taken',
};

/** Why a link does not work; null for any other error. */
export function deadLinkOf(error: AppError): DeadLink | null {
  const known = 'code' in error && error.code !== undefined ? byCode[error.code] : undefined;
  if (known) return known;
  const status = statusOf(error);
  if (status === 410) return 'expired';
  return status === 404 ? 'unknown' : null;
}
