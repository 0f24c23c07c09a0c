import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { characterCount } from '../../../domain/characterCount.ts';
import type { PageFields } from '../../../domain/contentPage/readPage.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { AuditFields } from '../../platform/audit/auditDetails.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { changedFields } from '../season/seasonAct.ts';

/** A person's change of content pages; `at` is UTC ms. */
export type PageAct = { by: string; at: number; network: string };

type AuditedAct = { action: string; subject: string; before: AuditFields | null; after: AuditFields | null };

/** Notes a change of a content page in the audit; pages are of no organisation. */
export async function auditPage(
  tx: Transaction<Schema>,
  { by, at, network }: PageAct,
  act: AuditedAct,
  context: WriteContext,
): Promise<void> {
  await appendAudit(tx, [{ at, actor: by, role: 'staff', network, ...act }], context);
}

type Audited = PageFields & { version: number };

/** What the audit says of a change of a page: its version, and the fields that changed. */
export const pageChange = (before: Audited, after: Audited): ReturnType<typeof changedFields> =>
  changedFields(auditedFields(before), auditedFields(after));

/** A page as the audit keeps it. Of a body it keeps the length and a hash: the text itself is in the page's versions. */
export function auditedFields({ body_ar, body_en, ...fields }: Audited): AuditFields {
  return { ...fields, ...bodyFields('ar', body_ar), ...bodyFields('en', body_en) };
}

const bodyFields = (language: 'ar' | 'en', body: string | null): AuditFields => ({
  [`body_${language}_characters`]: body === null ? null : characterCount(body),
  [`body_${language}_hash`]: body === null ? null : hash('sha256', body),
});
