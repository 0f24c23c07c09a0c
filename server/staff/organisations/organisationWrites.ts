import type { OrganisationFields } from '../../../domain/staff/organisationSettings.ts';
import type { OrganisationSettings } from '../../../domain/staff/staffContract.ts';
import { appendAudit, type AuditEntry } from '../../platform/audit/appendAudit.ts';
import type { Write } from '../../platform/writer/write.ts';
import { changedFields } from '../season/seasonAct.ts';
import { readOrganisationSettings } from './organisationsRepo.ts';

/** The person who writes an organisation; `at` is UTC ms. */
type Writing = { id: string; by: string; at: number; network: string };

const lineOf = (
  { id, by, at, network }: Writing,
  action: string,
  change: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry => ({
  at,
  actor: by,
  role: 'staff',
  action,
  subject: id,
  network,
  organisationId: id,
  ...change,
});

/** An organisation to make; its other settings are the usual ones. */
export type OrganisationToMake = Writing & Pick<OrganisationFields, 'name_ar' | 'name_en'>;

/** Makes organisations; false for one that is there already. */
export const makeOrganisation: Write<OrganisationToMake, boolean> = async (tx, inputs, context) => {
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
    if (!isNew) continue;
    const line = lineOf(input, 'staff.organisation_made', { before: null, after: { name_ar, name_en } });
    await appendAudit(tx, [line], context);
  }
  return made;
};

/** `version`: the one that the writer saw. `seesPeople`: whether the writer may learn who works there. */
export type SettingsToChange = Writing & {
  settings: OrganisationFields;
  version: number;
  seesPeople: boolean;
};

/** `isChanged`: false if the version was another. `present`: the settings after it; undefined without an organisation. */
export type SettingsWritten = { isChanged: boolean; present: OrganisationSettings | undefined };

/** Changes the settings of organisations that still have the version that the writer saw. */
export const changeOrganisationSettings: Write<SettingsToChange, SettingsWritten> = async (
  tx,
  inputs,
  context,
) => {
  const written: SettingsWritten[] = [];
  for (const input of inputs) {
    const { id, settings, by, at, version, seesPeople } = input;
    const before = await tx
      .selectFrom('organisations')
      .where('id', '=', id)
      .where('version', '=', version)
      .select(['name_ar', 'name_en', 'zone', 'support_email'])
      .executeTakeFirst();
    const { numUpdatedRows } = await tx
      .updateTable('organisations')
      .set({ ...settings, version: version + 1, changed_by: by, changed_at: at })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    const isChanged = numUpdatedRows === 1n;
    written.push({ isChanged, present: await readOrganisationSettings(tx, id, seesPeople) });
    if (!before) continue;
    const line = lineOf(
      input,
      'staff.organisation_changed',
      changedFields<OrganisationFields>(before, settings),
    );
    await appendAudit(tx, [line], context);
  }
  return written;
};
