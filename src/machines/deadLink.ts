import { type AppError, statusOf } from '../../domain/errors.ts';

/** Why a link does not work. */
export type DeadLink = 'unknown' | 'expired' | 'used' | 'replaced' | 'taken';

const byCode: Readonly<Record<string, DeadLink>> = {
  link_unknown: 'unknown',
  link_expired: 'expired',
  link_used: 'used',
  link_replaced: 'replaced',
  link_taken: 'taken',
};

/** Why a link does not work, or null when something else is the matter. */
export function deadLink(error: AppError): DeadLink | null {
  const said = 'code' in error && error.code !== undefined ? byCode[error.code] : undefined;
  if (said) return said;
  const status = statusOf(error);
  if (status === 410) return 'expired';
  return status === 404 ? 'unknown' : null;
}
