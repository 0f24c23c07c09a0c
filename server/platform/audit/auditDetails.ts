import { hash } from 'node:crypto';
import type { AuditDetailsTable, AuditTable } from '../database/accountSchema.ts';
import { newId } from '../ids.ts';

/** Fields before or after an act: ids, states, amounts (baisa) and times (UTC ms), no name and no secret. */
export type AuditFields = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** What a line says besides the fields of its chain: whose it is, and what it changed. */
export type AuditDetails = {
  organisationId?: string | null;
  competitionId?: string | null;
  before?: AuditFields | null;
  after?: AuditFields | null;
};

/** The place of a line, and its copied fields. */
type Line = Pick<AuditTable, 'stream' | 'seq' | 'at' | 'actor' | 'action'> & { subject: string | null };
type Salted = Pick<AuditDetailsTable, 'organisation_id' | 'competition_id'> & { salt: string };

/** The row of a line's details; undefined if it has none. Its salt is a new one. */
export function detailsRow(
  { stream, seq, at, actor, action, subject }: Line,
  { organisationId, competitionId, before, after }: AuditDetails,
): (AuditDetailsTable & { salt: string }) | undefined {
  if (!organisationId && !competitionId && !before && !after) return undefined;
  return {
    stream,
    seq,
    organisation_id: organisationId ?? null,
    competition_id: competitionId ?? null,
    at,
    actor,
    action,
    subject,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    salt: newId(),
  };
}

/** The salted hash of `before` or `after`, which the line keeps; null for none. It also covers whose line it is. */
export const detailsHash = (
  { salt, organisation_id, competition_id }: Salted,
  which: 'before' | 'after',
  text: string | null,
): string | null =>
  text === null
    ? null
    : hash(
        'sha256',
        JSON.stringify(['sawt-audit-details-1', salt, organisation_id, competition_id, which, text]),
      );

/** Whether details are those of their line. A destroyed salt leaves nothing to compare but the copies. */
export function fitsLine(details: AuditDetailsTable, line: AuditTable): boolean {
  const { salt, before, after, at, actor, action, subject } = details;
  const isCopy = at === line.at && actor === line.actor && action === line.action && subject === line.subject;
  if (salt === null) return isCopy && before === null && after === null;
  const fits = (which: 'before' | 'after', text: string | null, kept: string | null) =>
    text === null || detailsHash({ ...details, salt }, which, text) === kept;
  return isCopy && fits('before', before, line.before_hash) && fits('after', after, line.after_hash);
}
