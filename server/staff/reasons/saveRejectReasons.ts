import type { Transaction } from 'kysely';
import type { BilingualReason, RejectReasons } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { lockOrganisation } from '../people/lockOrganisation.ts';
import { auditSeason, type SeasonAct, type SeasonWritten } from '../season/seasonAct.ts';
import { readRejectReasons } from './reasonsRepo.ts';

/** `version`: the one that the writer saw, 0 before the first change. `reasons`: null for the product's. */
export type ReasonsToSave = SeasonAct & { version: number; reasons: readonly BilingualReason[] | null };

/** Saves lists of reasons that have the version that the writer saw. */
export const saveRejectReasons = oneByOne(
  async (tx, { version, reasons, ...act }: ReasonsToSave, context): Promise<SeasonWritten<RejectReasons>> => {
    if (!(await lockOrganisation(tx, act.organisationId, context))) return null;
    const present = await readRejectReasons(tx, act.organisationId);
    if (present.version !== version) return { refused: { conflict: 'changed_meanwhile', present } };
    if (isSame(present, reasons)) return { present };
    await store(tx, act, { version: version + 1, reasons: reasons ?? [] });
    const after = await readRejectReasons(tx, act.organisationId);
    const change = { before: audited(present), after: audited(after) };
    const line = { action: 'reasons.changed', subject: act.organisationId, ...change };
    await auditSeason(tx, act, line, context);
    return { present: after };
  },
);

async function store(
  tx: Transaction<Schema>,
  { organisationId, by, at }: SeasonAct,
  { version, reasons }: { version: number; reasons: readonly BilingualReason[] },
): Promise<void> {
  const changed = { version, changed_by: by, changed_at: at };
  await tx
    .insertInto('entry_reason_lists')
    .values({ organisation_id: organisationId, ...changed })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(changed))
    .execute();
  await tx.deleteFrom('entry_reasons').where('organisation_id', '=', organisationId).execute();
  if (reasons.length === 0) return;
  const rows = reasons.map(({ ar, en }, index) => ({ ordinal: index + 1, text_ar: ar, text_en: en }));
  await tx
    .insertInto('entry_reasons')
    .values(rows.map((row) => ({ organisation_id: organisationId, ...row })))
    .execute();
}

const isSame = (present: RejectReasons, reasons: ReasonsToSave['reasons']): boolean =>
  reasons === null
    ? !present.is_own
    : present.is_own && JSON.stringify(present.reasons) === JSON.stringify(reasons);

/** The texts are words of staff and name nobody. */
const audited = ({ version, is_own, reasons }: RejectReasons) => ({
  version,
  is_own,
  reasons_ar: reasons.map(({ ar }) => ar),
  reasons_en: reasons.map(({ en }) => en),
});
