import { isPlainText } from '../../../domain/plainText.ts';
import type { KeywordDefinition } from 'ajv/dist/2020.js';

type Schema = Record<string, unknown>;

/** The contract says so of a text that is never stored as it comes: its reader cleans or hashes it. */
const ANY_CHARACTERS = 'x-any-characters';

/** Refuses characters that no stored text holds. */
export const plainTextKeyword: KeywordDefinition = {
  keyword: 'plainText',
  type: 'string',
  validate: (_wanted: true, text: string) => isPlainText(text),
  errors: false,
};

/**
 * A schema of the contract as requests are judged by it: every text is plain, and only a text of the right length is
 * read by its pattern and format. A pattern would read a long text to its end before it is refused for its length.
 */
export function requestSchema<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map((each) => requestSchema<unknown>(each)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, requestSchema<unknown>(value)]),
  );
  return (isText(inner) ? textSchema(inner) : inner) as T;
}

const isText = ({ type }: Schema) => [type].flat().includes('string');

function textSchema({ pattern, format, minLength, maxLength, ...rest }: Schema): Schema {
  const sizes = {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
  const characters = rest[ANY_CHARACTERS] ? {} : { plainText: true };
  const form = { ...(pattern !== undefined && { pattern }), ...(format !== undefined && { format }) };
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { ...rest, ...sizes, if: sizes, then: { allOf: [characters, form] } };
}
