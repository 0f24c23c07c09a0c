/** Tables of messages that staff write to candidates; conventions as in `schema.ts`. */
import type { AutomaticKind } from '../../../domain/messages/automaticTemplates.ts';
import type { TemplateTexts } from '../../../domain/messages/readTemplate.ts';

export type MessageSchema = {
  templates: TemplatesTable;
  template_versions: TemplateVersionsTable;
};

/**
 * A template has a `kind` if it changes the words of an automatic message, else the `name` that staff gave it. One that was
 * removed stays for what was sent in its words.
 */
type TemplatesTable = {
  id: string;
  organisation_id: string;
  kind: AutomaticKind | null;
  name: string | null;
  version: number;
  changed_by: string;
  changed_at: number;
  removed_at: number | null;
};

type TemplateVersionsTable = TemplateTexts & {
  template_id: string;
  version: number;
  saved_by: string;
  saved_at: number;
};
