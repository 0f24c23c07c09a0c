import { type Held, limitableRoles, mayGiveIn, type Scope } from '../../../domain/staff/rights.ts';
import type { Role } from '../../../domain/staff/staffContract.ts';
import type { FieldErrorCode } from '../../platform/http/errorTexts.ts';

/**
 * Reads the competitions that a caller names for a role; null or nothing for all. A competition outside of the caller's own
 * is an unknown one, as the caller must not learn of it.
 */
export function readWantedScope(
  held: readonly Held[],
  { role, organisationId }: { role: Role; organisationId: string },
  named: readonly string[] | null = null,
): { scope: Scope } | { error: FieldErrorCode } {
  const scope = named === null ? null : [...new Set(named)].toSorted();
  if (scope && !limitableRoles.includes(role)) return { error: 'roleUnlimited' };
  if (scope?.length === 0) return { error: 'competitionsRequired' };
  if (mayGiveIn(held, role, organisationId, scope)) return { scope };
  return { error: scope === null ? 'competitionsRequired' : 'competitionUnknown' };
}
