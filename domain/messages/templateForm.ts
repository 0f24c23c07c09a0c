/** The form of a template: what is stored as texts, and texts as what is stored. */
import type { ReadForm } from '../season/formFields.ts';
import type { FormTexts } from '../staff/mergeEdits.ts';
import type { StaffTemplate, TemplateChange } from '../staff/staffContract.ts';
import type { StaffFieldErrors } from '../staff/staffRefusals.ts';
import type { AutomaticKind } from './automaticTemplates.ts';
import {
  readTemplate,
  readTemplateName,
  templateFields,
  type TemplateField,
  type TemplateTexts,
} from './readTemplate.ts';

/** The texts of a form; only a template of staff has a name. */
export const templateFormTexts = ({ kind, name, ...template }: StaffTemplate): FormTexts => ({
  ...(kind === null && { name: name ?? '' }),
  ...pick(template),
});

export const newTemplateTexts: FormTexts = {
  name: '',
  ...Object.fromEntries(templateFields.map((field) => [field, ''])),
};

/** What is typed, as it is sent. */
export const typedTemplate = (texts: FormTexts): Omit<TemplateChange, 'version'> => ({
  name: texts['name'] ?? null,
  ...typedTexts(texts),
});

export const typedTexts = (texts: FormTexts): TemplateTexts =>
  Object.fromEntries(templateFields.map((field) => [field, texts[field] ?? ''])) as Record<
    TemplateField,
    string
  >;

/** Reads the form of a template. @param kind of an automatic message; null for a template of staff */
export const templateReader =
  (kind: AutomaticKind | null) =>
  (texts: FormTexts): ReadForm => {
    const read = readTemplate(typedTexts(texts), kind);
    const name = kind === null ? readTemplateName(texts['name'] ?? '') : null;
    const errors: StaffFieldErrors<string> = {};
    if (name === undefined) errors['name'] = { code: 'templateName' };
    if ('faults' in read)
      for (const [field, { error }] of Object.entries(read.faults)) errors[field] = { code: error };
    if ('faults' in read || name === undefined) return { fieldErrors: errors };
    return { texts: { ...(name !== null && { name }), ...read.texts } };
  };

const pick = (template: TemplateTexts): FormTexts =>
  Object.fromEntries(templateFields.map((field) => [field, template[field]]));
