import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isAutomaticKind } from '../../../domain/messages/automaticTemplates.ts';
import { templateFields, type TemplateTexts } from '../../../domain/messages/readTemplate.ts';
import { TEMPLATES } from '../../../domain/messages/templateLimits.ts';
import type { StaffTemplate } from '../../../domain/staff/staffContract.ts';
import type { AuditFields } from '../../platform/audit/auditDetails.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { lockOrganisation } from '../people/lockOrganisation.ts';
import { auditSeason, changedFields, type SeasonAct, type SeasonWritten } from '../season/seasonAct.ts';
import { readTemplate } from './templatesRepo.ts';

/** `id`: the kind of an automatic one, which has no `name`. `version`: the one that the writer saw, 0 before the first. */
export type TemplateToSave = SeasonAct & {
  id: string;
  name: string | null;
  version: number;
  texts: TemplateTexts;
};

/** Saves templates that have the version that the writer saw, as a new version. */
export const saveTemplate = oneByOne(
  async (
    tx,
    { id, name, version, texts, ...act }: TemplateToSave,
    context,
  ): Promise<SeasonWritten<StaffTemplate>> => {
    const { organisationId, by, at } = act;
    await lockOrganisation(tx, organisationId, context);
    const present = await readTemplate(tx, organisationId, id);
    if (!present && (version !== 0 || !(await isFree(tx, id)))) return null;
    if (present && present.version !== version)
      return { refused: { conflict: 'changed_meanwhile', present } };
    if (present && sameFields(present, { name, ...texts })) return { present };
    if (!present && (await countOf(tx, organisationId)) >= TEMPLATES)
      return { refused: { errors: { name: 'templatesFull' } } };
    const rowId = await rowIdOf(tx, organisationId, id);
    const changed = { name, version: version + 1, changed_by: by, changed_at: at };
    if (version === 0) {
      const kind = isAutomaticKind(id) ? id : null;
      await tx
        .insertInto('templates')
        .values({ id: rowId, organisation_id: organisationId, kind, ...changed })
        .execute();
    } else await tx.updateTable('templates').set(changed).where('id', '=', rowId).execute();
    await tx
      .insertInto('template_versions')
      .values({ template_id: rowId, version: version + 1, ...texts, saved_by: by, saved_at: at })
      .execute();
    const [before, after] = [present && audited(present), audited({ name, version: version + 1, ...texts })];
    const change = before ? changedFields<AuditFields>(before, after) : { before: null, after };
    await auditSeason(tx, act, { action: 'template.saved', subject: id, ...change }, context);
    return { present: (await readTemplate(tx, organisationId, id))! };
  },
);

/** `version`: the one that the writer saw. */
export type TemplateToRemove = SeasonAct & { id: string; version: number };

/** Removes templates of staff, and gives automatic messages the product's words again. What was sent keeps its words. */
export const removeTemplate = oneByOne(
  async (tx, { id, version, ...act }: TemplateToRemove, context): Promise<SeasonWritten<StaffTemplate>> => {
    const { organisationId, by, at } = act;
    await lockOrganisation(tx, organisationId, context);
    const present = await readTemplate(tx, organisationId, id);
    if (!present || present.version === 0) return null;
    if (present.version !== version) return { refused: { conflict: 'changed_meanwhile', present } };
    await tx
      .updateTable('templates')
      .set({ removed_at: at, changed_by: by, changed_at: at })
      .where('id', '=', await rowIdOf(tx, organisationId, id))
      .execute();
    const change = { before: audited(present), after: null };
    await auditSeason(tx, act, { action: 'template.removed', subject: id, ...change }, context);
    return { deleted: true };
  },
);

/** The id of the row of a template; a new one for an automatic message that the organisation did not change yet. */
async function rowIdOf(tx: Transaction<Schema>, organisationId: string, id: string): Promise<string> {
  if (!isAutomaticKind(id)) return id;
  const row = await tx
    .selectFrom('templates')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', id)
    .where('removed_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? newId();
}

/** Whether no template has the id: neither one of another organisation nor one that was removed. */
async function isFree(tx: Transaction<Schema>, id: string): Promise<boolean> {
  return (
    (await tx.selectFrom('templates').where('id', '=', id).select('id').executeTakeFirst()) === undefined
  );
}

async function countOf(tx: Transaction<Schema>, organisationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('templates')
    .where('organisation_id', '=', organisationId)
    .where('removed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type Named = TemplateTexts & { name: string | null };

const sameFields = (one: Named, other: Named): boolean =>
  one.name === other.name && templateFields.every((field) => one[field] === other[field]);

/** What the audit says of a template: of each text a hash, as the text itself is in its versions. */
const audited = ({ name, version, ...texts }: Named & { version: number }): AuditFields => ({
  ...(name !== null && { name }),
  version,
  ...Object.fromEntries(templateFields.map((field) => [`${field}_hash`, hash('sha256', texts[field])])),
});
