import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { compiledOnce } from './compiledOnce.ts';
import { plainTextKeyword, requestSchema } from './requestSchema.ts';

type PartSchema = { properties?: Record<string, unknown>; required?: string[] };

const exact = validators(false);
const coercing = validators('array');
/** Validates a JSON body without converting any type. */
export const bodyValidator = compiledOnce((schema: PartSchema) =>
  compiledLater(exact, requestSchema(schema)),
);
const ofHeaders = compiledOnce((schema: PartSchema) =>
  compiledLater(coercing, withLowerCaseNames(requestSchema(schema))),
);
const ofAddress = compiledOnce((schema: PartSchema) => compiledLater(coercing, requestSchema(schema)));

/**
 * Validates a part of a request. Text in a URL or header is converted to the contract's type; a JSON body
 * must already have it.
 */
export const schemaValidator: FastifySchemaCompiler<PartSchema> = ({
  schema,
  httpPart,
}): ValidateFunction => {
  if (httpPart === 'body') return bodyValidator(schema);
  return httpPart === 'headers' ? ofHeaders(schema) : ofAddress(schema);
};

/**
 * Makes a validator that does not check the schemas themselves: the contract is checked before each commit.
 */
function validators(coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes });
  ajv.addKeyword(plainTextKeyword);
  return addFormats.default(ajv);
}

/** Compiles a schema with its first value: compiling all of them would take most of the start. */
function compiledLater(ajv: Ajv2020, schema: object): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (value: unknown) => {
    compiled ??= ajv.compile(schema);
    const fits = compiled(value);
    validate.errors = compiled.errors;
    return fits;
  };
  validate.errors = null as ValidateFunction['errors'];
  return validate as ValidateFunction;
}

/**
 * Gives headers lower-case names, because Node lower-cases them, whatever the contract and the caller write.
 */
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
