import type { OrganisationNames } from '../../../domain/staff/staffContract.ts';
import { appendAudit, type AuditEntry } from '../../platform/audit/appendAudit.ts';
import type { Write } from '../../platform/writer/write.ts';
import { readNames } from './organisationsRepo.ts';

type Names = { id: string; name_ar: string; name_en: string | null };

/** Names of an organisation, and the person who writes them; `at` is UTC ms. */
export type NamesToWrite = Names & { by: string; at: number; network: string };

const lineOf = (
  { id, name_ar, name_en, by, at, network }: NamesToWrite,
  action: string,
  before: Pick<Names, 'name_ar' | 'name_en'> | null,
): AuditEntry => ({
  at,
  actor: by,
  role: 'staff',
  action,
  subject: id,
  network,
  organisationId: id,
  before,
  after: { name_ar, name_en },
});

/** Makes organisations; false for one that is there already. */
export const makeOrganisation: Write<NamesToWrite, boolean> = async (tx, inputs, context) => {
  const made: boolean[] = [];
  for (const input of inputs) {
    const { id, name_ar, name_en, at } = input;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('organisations')
      .values({ id, name_ar, name_en, created_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    const isNew = numInsertedOrUpdatedRows === 1n;
    made.push(isNew);
    if (isNew) await appendAudit(tx, [lineOf(input, 'staff.organisation_made', null)], context);
  }
  return made;
};

/** `version`: the one that the writer saw. `seesPeople`: whether the writer may learn who works there. */
export type NamesToChange = NamesToWrite & { version: number; seesPeople: boolean };

/** `isChanged`: false if the version was another. `present`: the names after it; undefined without an organisation. */
export type NamesWritten = { isChanged: boolean; present: OrganisationNames | undefined };

/** Changes names of organisations that still have the version that the writer saw. */
export const changeNames: Write<NamesToChange, NamesWritten> = async (tx, inputs, context) => {
  const written: NamesWritten[] = [];
  for (const input of inputs) {
    const { id, name_ar, name_en, by, at, version, seesPeople } = input;
    const before = await tx
      .selectFrom('organisations')
      .where('id', '=', id)
      .where('version', '=', version)
      .select(['name_ar', 'name_en'])
      .executeTakeFirst();
    const { numUpdatedRows } = await tx
      .updateTable('organisations')
      .set({ name_ar, name_en, version: version + 1, changed_by: by, changed_at: at })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    const isChanged = numUpdatedRows === 1n;
    written.push({ isChanged, present: await readNames(tx, id, seesPeople) });
    if (!isChanged) continue;
    await appendAudit(tx, [lineOf(input, 'staff.organisation_renamed', before ?? null)], context);
  }
  return written;
};
