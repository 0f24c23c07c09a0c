import type { Kysely } from 'kysely';
import type { AutomaticKind } from '../../../domain/messages/automaticTemplates.ts';
import { templateFields, type TemplateTexts } from '../../../domain/messages/readTemplate.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { productWords } from './productWords.ts';

/** The words of an automatic message: those of the organisation, else the product's (decision D245). */
export async function wordsOf(
  database: Kysely<Schema>,
  organisationId: string | null,
  kind: AutomaticKind,
): Promise<TemplateTexts> {
  if (organisationId === null) return productWords[kind];
  const own = await database
    .selectFrom('templates')
    .innerJoin('template_versions', (join) =>
      join
        .onRef('template_versions.template_id', '=', 'templates.id')
        .onRef('template_versions.version', '=', 'templates.version'),
    )
    .where('templates.organisation_id', '=', organisationId)
    .where('templates.kind', '=', kind)
    .where('templates.removed_at', 'is', null)
    .select([...templateFields])
    .executeTakeFirst();
  return own ?? productWords[kind];
}
