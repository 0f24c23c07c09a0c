import type { Kysely, Transaction } from 'kysely';
import type { BilingualReason, RejectReasons } from '../../../domain/staff/staffContract.ts';
import ar from '../../../locales/ar/screeningReasons.json' with { type: 'json' };
import en from '../../../locales/en/screeningReasons.json' with { type: 'json' };
import type { Schema } from '../../platform/database/schema.ts';
import { changeOf } from '../season/changeOf.ts';

/** The product's reasons to reject an entry, in the order of their keys. */
export const productReasons: BilingualReason[] = (Object.keys(ar) as (keyof typeof ar)[]).map((key) => ({
  ar: ar[key],
  en: en[key],
}));

/** The reasons of an organisation in the order of their keys: the product's, unless it has its own. */
export async function readRejectReasons(
  db: Kysely<Schema> | Transaction<Schema>,
  organisationId: string,
): Promise<RejectReasons> {
  const own = await db
    .selectFrom('entry_reasons')
    .where('organisation_id', '=', organisationId)
    .orderBy('ordinal')
    .select(['text_ar as ar', 'text_en as en'])
    .execute();
  const list = await db
    .selectFrom('entry_reason_lists')
    .leftJoin('staff', 'staff.id', 'entry_reason_lists.changed_by')
    .where('organisation_id', '=', organisationId)
    .select(['version', 'changed_at', 'staff.name as by'])
    .executeTakeFirst();
  return {
    version: list?.version ?? 0,
    is_own: own.length > 0,
    changed: list ? changeOf(list) : null,
    reasons: own.length > 0 ? own : productReasons,
  };
}
