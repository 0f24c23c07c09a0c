import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

/** Text in an address becomes a number where the contract says so; a JSON body must already be what it says. */
export const schemaValidator: FastifySchemaCompiler<PartSchema> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return exact(schema);
  return coercing(httpPart === 'headers' ? withLowerCaseNames(schema) : schema);
};

const exact = compiler(false);
const coercing = compiler('array');

/** The hosts of a process share what they compile: it depends on the schema alone, and takes a quarter of their start. */
function compiler(coerceTypes: false | 'array'): (schema: PartSchema) => ValidateFunction {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, coerceTypes }));
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const validate = compiled.get(text) ?? ajv.compile(schema);
    compiled.set(text, validate);
    return validate;
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
