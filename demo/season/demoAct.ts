import type { Transaction } from 'kysely';
import { appendAudit } from '../../server/platform/audit/appendAudit.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { newId } from '../../server/platform/ids.ts';
import type { WriteContext } from '../../server/platform/writer/write.ts';
import { DEMO, type SeasonAct } from '../../server/staff/season/seasonAct.ts';

/**
 * How the demo acts in the oldest organisation. An installation without one gets one, which waits for its first person.
 * @returns the act at an instant (UTC ms)
 */
export async function demoActs(
  tx: Transaction<Schema>,
  now: number,
  context: WriteContext,
): Promise<(at: number) => SeasonAct> {
  const known = await tx
    .selectFrom('organisations')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  const organisationId = known?.id ?? (await makeOrganisation(tx, now, context));
  return (at) => ({ organisationId, by: DEMO, at, network: null });
}

async function makeOrganisation(
  tx: Transaction<Schema>,
  created_at: number,
  context: WriteContext,
): Promise<string> {
  const id = newId();
  const names = { name_ar: 'صوت', name_en: 'Sawt' };
  await tx
    .insertInto('organisations')
    .values({ id, ...names, created_at })
    .execute();
  const line = { at: created_at, actor: DEMO, role: 'system', action: 'staff.organisation_made' } as const;
  await appendAudit(tx, [{ ...line, subject: id, organisationId: id, before: null, after: names }], context);
  return id;
}
