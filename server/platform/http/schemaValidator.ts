import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

/** Text in an address becomes a number where the contract says so; a JSON body must already be what it says. */
export function schemaValidator(): FastifySchemaCompiler<PartSchema> {
  const exact = addFormats.default(new Ajv2020({ strict: false, allErrors: true, coerceTypes: false }));
  const coercing = addFormats.default(new Ajv2020({ strict: false, allErrors: true, coerceTypes: 'array' }));
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return exact.compile(schema);
    return coercing.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema);
  };
}

type PartSchema = { properties?: Record<string, unknown>; required?: string[] };

/** Node gives header names in lower case, however the contract and the caller write them. */
function withLowerCaseNames(schema: PartSchema): PartSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, each]) => [
    name.toLowerCase(),
    each,
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: (schema.required ?? []).map((name) => name.toLowerCase()),
  };
}
