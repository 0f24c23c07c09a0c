/** Reads the texts of a template (decision D245). What is stored can always be sent: no text is empty or names what it cannot. */
import { characterCount } from '../characterCount.ts';
import { oneLine } from '../person/field.ts';
import { tidyLines } from '../tidyLines.ts';
import { allowedIn, valuesOfTemplate, type AutomaticKind } from './automaticTemplates.ts';
import {
  placeholderFaults,
  placeholdersIn,
  type Placeholder,
  type PlaceholderFault,
} from './placeholders.ts';
import * as limits from './templateLimits.ts';

export const templateFields = ['subject_ar', 'subject_en', 'mail_ar', 'mail_en', 'sms_ar', 'sms_en'] as const;
export type TemplateField = (typeof templateFields)[number];
export type TemplateTexts = Readonly<Record<TemplateField, string>>;

export type TemplateError =
  | 'templateName'
  | 'templateSubject'
  | 'templateMail'
  | 'templateSms'
  | 'templatePlaceholder'
  | 'templateNeeds';

/** What is wrong with a text. `faults`: of its placeholders; `missing`: needed ones that it does not have. */
type TextFaults = { error: TemplateError; faults: PlaceholderFault[]; missing: Placeholder[] };
export type TemplateFaults = Partial<Record<TemplateField, TextFaults>>;

const parts = {
  subject: { longest: limits.TEMPLATE_SUBJECT_MAX_LENGTH, error: 'templateSubject' },
  mail: { longest: limits.TEMPLATE_MAIL_MAX_LENGTH, error: 'templateMail' },
  sms: { longest: limits.TEMPLATE_SMS_MAX_LENGTH, error: 'templateSms' },
} as const;
type Part = keyof typeof parts;

export const partOf = (field: TemplateField): Part => field.slice(0, field.indexOf('_')) as Part;

/** The texts in the form in which they are stored, or all that is wrong with each. @param kind null for one of staff */
export function readTemplate(
  typed: TemplateTexts,
  kind: AutomaticKind | null,
): { texts: TemplateTexts } | { faults: TemplateFaults } {
  const texts = Object.fromEntries(
    templateFields.map((field) => {
      const text = typed[field];
      return [field, partOf(field) === 'subject' ? oneLine(text).normalize('NFC') : tidyLines(text)];
    }),
  ) as Record<TemplateField, string>;
  const faults: TemplateFaults = {};
  for (const field of templateFields) {
    const found = faultsOf(texts[field], partOf(field), kind);
    if (found) faults[field] = found;
  }
  return Object.keys(faults).length > 0 ? { faults } : { texts };
}

function faultsOf(text: string, part: Part, kind: AutomaticKind | null): TextFaults | undefined {
  const { longest, error } = parts[part];
  const faults = placeholderFaults(text, allowedIn(kind, part));
  const named = placeholdersIn(text);
  const needed = part === 'subject' ? [] : valuesOfTemplate(kind).needed;
  const missing = needed.filter((each) => !named.includes(each));
  const found = { faults, missing };
  if (text === '' || characterCount(text) > longest) return { error, ...found };
  if (faults.length > 0) return { error: 'templatePlaceholder', ...found };
  return missing.length > 0 ? { error: 'templateNeeds', ...found } : undefined;
}

/** The name of a template of staff, or undefined for one that is empty or too long. */
export function readTemplateName(typed: string): string | undefined {
  const name = oneLine(typed).normalize('NFC');
  return name !== '' && characterCount(name) <= limits.TEMPLATE_NAME_MAX_LENGTH ? name : undefined;
}
