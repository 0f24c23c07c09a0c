import { fieldText, type FieldFault } from './errorTexts.ts';
import type { Language } from './language.ts';

/** The part of ajv's finding that is needed to name a field and its fault. */
export type SchemaFinding = { keyword: string; instancePath: string; params: Record<string, unknown> };

const faults: Readonly<Record<string, FieldFault>> = {
  required: 'required',
  type: 'type',
  format: 'format',
  pattern: 'format',
  maxLength: 'too_long',
  minLength: 'too_short',
};

/** Field names to messages, as the contract's `errors`; a finding about the whole goes under an empty name. */
export function fieldErrors(
  findings: readonly SchemaFinding[],
  language: Language,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const finding of findings) {
    const field = fieldOf(finding);
    const message = fieldText(language, faults[finding.keyword] ?? 'invalid');
    const messages = (errors[field] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return errors;
}

function fieldOf({ instancePath, params }: SchemaFinding): string {
  const inner = params['missingProperty'] ?? params['additionalProperty'];
  const path = instancePath.split('/').filter(Boolean);
  return [...path, ...(typeof inner === 'string' ? [inner] : [])].join('.');
}
