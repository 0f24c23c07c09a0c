import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { compiledOnce } from './compiledOnce.ts';
import { plainTextKeyword, requestSchema } from './requestSchema.ts';

type PartSchema = { properties?: Record<string, unknown>; required?: string[] };

const exact = validators(false);
const coercing = validators('array');
/** JSON that must already be what a schema of the contract says. */
export const bodyValidator = compiledOnce((schema: PartSchema) => exact.compile(requestSchema(schema)));
const ofHeaders = compiledOnce((schema: PartSchema) =>
  coercing.compile(withLowerCaseNames(requestSchema(schema))),
);
const ofAddress = compiledOnce((schema: PartSchema) => coercing.compile(requestSchema(schema)));

/** Text in an address becomes a number where the contract says so; a JSON body must already be what it says. */
export const schemaValidator: FastifySchemaCompiler<PartSchema> = ({
  schema,
  httpPart,
}): ValidateFunction => {
  if (httpPart === 'body') return bodyValidator(schema);
  return httpPart === 'headers' ? ofHeaders(schema) : ofAddress(schema);
};

/** The contract is no stranger: that its schemas are sound is checked before it is committed. */
function validators(coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes });
  ajv.addKeyword(plainTextKeyword);
  return addFormats.default(ajv);
}

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
