import type { Kysely, Transaction } from 'kysely';
import {
  automaticKinds,
  isAutomaticKind,
  type AutomaticKind,
} from '../../../domain/messages/automaticTemplates.ts';
import { templateFields } from '../../../domain/messages/readTemplate.ts';
import type { StaffTemplate, TemplateList } from '../../../domain/staff/staffContract.ts';
import { productWords } from '../../entries/messages/productWords.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { changeOf } from '../season/changeOf.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** The templates of an organisation without their texts: every automatic one, then those of staff by their names. */
export async function listTemplates(db: Kysely<Schema>, organisationId: string): Promise<TemplateList> {
  const rows = await select(db, organisationId).orderBy('templates.name').orderBy('templates.id').execute();
  const heads = rows.map(({ changed_at, by, ...row }) => ({ ...row, changed: changeOf({ changed_at, by }) }));
  const automatic = automaticKinds.map((kind) => {
    const own = heads.find((each) => each.kind === kind);
    return { id: kind, kind, name: null, version: own?.version ?? 0, changed: own?.changed ?? null };
  });
  return { data: [...automatic, ...heads.filter(({ kind }) => kind === null)] };
}

/**
 * A template of an organisation with its present texts; undefined if it has no such template.
 * @param id of a template of staff, or the kind of an automatic one. Before its first change that is the product's, in version 0
 */
export async function readTemplate(
  db: Database,
  organisationId: string,
  id: string,
): Promise<StaffTemplate | undefined> {
  const row = await select(db, organisationId)
    .innerJoin('template_versions', (join) =>
      join
        .onRef('template_versions.template_id', '=', 'templates.id')
        .onRef('template_versions.version', '=', 'templates.version'),
    )
    .where((eb) =>
      isAutomaticKind(id)
        ? eb('templates.kind', '=', id)
        : eb.and([eb('templates.id', '=', id), eb('templates.kind', 'is', null)]),
    )
    .select([...templateFields])
    .executeTakeFirst();
  if (!row) return isAutomaticKind(id) ? productTemplate(id) : undefined;
  const { changed_at, by, ...shown } = row;
  return { ...shown, id, changed: changeOf({ changed_at, by }) };
}

const productTemplate = (kind: AutomaticKind): StaffTemplate => ({
  id: kind,
  kind,
  name: null,
  version: 0,
  changed: null,
  ...productWords[kind],
});

const select = (db: Database, organisationId: string) =>
  db
    .selectFrom('templates')
    .leftJoin('staff', 'staff.id', 'templates.changed_by')
    .where('templates.organisation_id', '=', organisationId)
    .where('templates.removed_at', 'is', null)
    .select([
      'templates.id',
      'templates.kind',
      'templates.name',
      'templates.version',
      'templates.changed_at',
      'staff.name as by',
    ]);
