import { schemaErrorText, type SchemaErrorCode } from './errorTexts.ts';
import type { Language } from './language.ts';

/** The part of a finding of ajv (the validator) that names a field and its error. */
export type SchemaFinding = { keyword: string; instancePath: string; params: Record<string, unknown> };

const codes: Readonly<Record<string, SchemaErrorCode>> = {
  required: 'required',
  type: 'type',
  format: 'format',
  pattern: 'format',
  maxLength: 'too_long',
  minLength: 'too_short',
  plainText: 'characters',
};

/**
 * One message for each wrong field, by its path with dots, as the contract's `errors`: that of its first
 * finding. A finding about the whole body has an empty path.
 */
export function fieldErrors(
  findings: readonly SchemaFinding[],
  language: Language,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const finding of findings) {
    const field = fieldOf(finding);
    errors[field] ??= [schemaErrorText(language, codes[finding.keyword] ?? 'invalid')];
  }
  return errors;
}

function fieldOf({ instancePath, params }: SchemaFinding): string {
  const inner = params['missingProperty'] ?? params['additionalProperty'];
  const path = instancePath.split('/').filter(Boolean);
  return [...path, ...(typeof inner === 'string' ? [inner] : [])].join('.');
}
