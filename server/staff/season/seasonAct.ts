import type { WindowFinding } from '../../../domain/season/checkWindows.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { AuditFields } from '../../platform/audit/auditDetails.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { FieldErrorCode } from '../../platform/http/errorTexts.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import type { Transaction } from 'kysely';

/** Acts as an organiser would, in place of a person: it lays the demo season. Its acts need no second person (decision D234). */
export const DEMO = 'system:demo';

/** A change of the season of an organisation; `by`: a person's id, or `DEMO`. `at` is UTC ms; no network is null. */
export type SeasonAct = { organisationId: string; by: string; at: number; network: string | null };

/** The person who acts; null for the demo. */
export const personOf = (by: string): string | null => (by === DEMO ? null : by);

/**
 * Why a change was refused: codes of fields, one code for all of it with the row as it is, or windows that cannot stand
 * together, by default `windows_refused`.
 */
export type SeasonRefusal<Present> =
  | { errors: Readonly<Partial<Record<string, FieldErrorCode>>> }
  | { conflict: ServerCode; present: Present }
  | { findings: readonly WindowFinding[]; code?: ServerCode };

/** What a change did: the row now or its deletion, why it was refused, or null where there is no such row. */
export type SeasonWritten<Present> =
  | { present: Present }
  | { deleted: true }
  | { refused: SeasonRefusal<Present> }
  | null;

/** Whether any field is refused. */
export const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;

type AuditedAct = {
  action: string;
  subject: string;
  competitionId?: string;
  before: AuditFields | null;
  after: AuditFields | null;
};

/** Notes a change of the season in the audit. */
export async function auditSeason(
  tx: Transaction<Schema>,
  { organisationId, by, at, network }: SeasonAct,
  act: AuditedAct,
  context: WriteContext,
): Promise<void> {
  const role = by === DEMO ? 'system' : 'staff';
  await appendAudit(tx, [{ at, actor: by, role, network, organisationId, ...act }], context);
}

/** The fields that a change sets to another value, as the audit keeps them: before, and after. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): { before: AuditFields; after: AuditFields } {
  const changed = (Object.keys(after) as (keyof Fields & string)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.map((field) => [field, auditValue(fields[field])]));
  return { before: pick(before), after: pick(after) };
}

const auditValue = (value: unknown): string | number | boolean | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as string | number | null);
