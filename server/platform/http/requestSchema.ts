import { isPlainText } from '../../../domain/plainText.ts';
import type { KeywordDefinition } from 'ajv/dist/2020.js';

type Schema = Record<string, unknown>;

/**
 * The contract's mark of a text that may have any characters: it is cleaned or hashed before it is stored.
 */
const ANY_CHARACTERS = 'x-any-characters';

/** A keyword for ajv that refuses characters which no stored text contains. */
export const plainTextKeyword: KeywordDefinition = {
  keyword: 'plainText',
  type: 'string',
  validate: (_wanted: true, text: string) => isPlainText(text),
  errors: false,
};

/**
 * Turns a schema of the contract into the one that judges requests. Every unmarked text must be plain.
 * Patterns and formats apply only to a text of the right length: a pattern would otherwise read all of a long
 * text before it is refused.
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
