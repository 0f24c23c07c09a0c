import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { compiledOnce } from './compiledOnce.ts';
import { plainTextKeyword, requestSchema } from './requestSchema.ts';

type PartSchema = { properties?: Record<string, unknown>; required?: string[] };

const exact = validators(false);
const coercing = validators('array');
const ofBody = compiledOnce((schema: PartSchema) => exact.compile(requestSchema(schema)));
const ofHeaders = compiledOnce((schema: PartSchema) =>
  coercing.compile(withLowerCaseNames(requestSchema(schema))),
);
const ofAddress = compiledOnce((schema: PartSchema) => coercing.compile(requestSchema(schema)));

/** Validates a JSON body without converting any type. */
export const bodyValidator = (schema: PartSchema) => validating(ofBody(schema));

/**
 * Validates a part of a request. Text in a URL or header is converted to the contract's type; a JSON body
 * must already have it.
 */
export const schemaValidator: FastifySchemaCompiler<PartSchema> = ({
  schema,
  httpPart,
}): ValidateFunction => {
  if (httpPart === 'body') return bodyValidator(schema);
  return validating(httpPart === 'headers' ? ofHeaders(schema) : ofAddress(schema));
};

/**
 * Makes a validator that does not check the schemas themselves: the contract is checked before each commit.
 */
function validators(coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes });
  ajv.addKeyword(plainTextKeyword);
  return addFormats.default(ajv);
}

/** The library leaves the errors of a value at the function that judged it. */
function validating(compiled: () => ValidateFunction): ValidateFunction {
  const validate = (value: unknown) => {
    const fits = compiled()(value);
    validate.errors = compiled().errors;
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
