import * as fc from 'fast-check';
import { readContract } from '../../../../server/platform/http/contract.ts';

export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};

/** A node of the contract or, if it is a `$ref`, the node to which that leads. */
export function resolved<T extends { $ref?: string }>(node: T): T {
  if (!node.$ref) return node;
  const parts = node.$ref.replace('#/', '').split('/');
  const found = parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], readContract());
  return resolved(found as T);
}

/** Texts that programs often handle wrongly: odd characters, extreme lengths, attacks, other scripts. */
const oddTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'null',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%00',
    '\u0000',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '٩٥١٢٣٤٥٦',
    '\u202eمساء',
    '\ud800',
    'x'.repeat(5_000),
  ),
);

const oddNumbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(0, -0, -1, 0.5, 1e21, Number.MAX_VALUE, Number.MIN_VALUE, 2 ** 53, -(2 ** 63)),
);

/** Any JSON value. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  oddTexts,
  oddNumbers,
  fc.constantFrom(null, true, [], {}, [[[[[]]]]]),
);

/**
 * Makes random values, most of which a schema allows.
 * @param known texts that the server knows, such as ids
 */
export function valuesOf(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 7, arbitrary: goodValues(resolved(schema), known) },
    { weight: 1, arbitrary: oddJson },
  );
}

function goodValues(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((each) => valuesOf(each, known)));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((each) => goodValues(resolved(each), known))).map(merged);
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

const merged = (parts: unknown[]) => Object.assign({}, ...parts) as unknown;

function ofType(type: string, schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 20_000 } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer')
    return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'array') return fc.array(valuesOf(schema.items ?? {}, known), { maxLength: 4 });
  if (type === 'string') return textsOf(schema, known);
  return objectsOf(schema, known);
}

function textsOf(
  { pattern, format, maxLength = 60 }: Schema,
  known: readonly string[],
): fc.Arbitrary<string> {
  const knownOnes = known.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...known) }] : [];
  const own =
    pattern === undefined
      ? (formats[format ?? ''] ?? fc.string({ unit: 'grapheme', maxLength }))
      : fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  return fc.oneof({ weight: 4, arbitrary: own }, ...knownOnes);
}

const dates = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': dates.map((date) => date.toISOString()),
  date: dates.map((date) => date.toISOString().slice(0, 10)),
};

function objectsOf({ properties = {}, required }: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const whole = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known)]),
  );
  const always = fc.constant([...(required ?? [])]);
  const sometimes = fc.subarray(Object.keys(properties));
  const extra = fc.dictionary(fc.constantFrom('x', '__proto__', 'id', 'role'), oddJson, { maxKeys: 1 });
  return fc
    .tuple(
      fc.record(whole),
      fc.oneof({ weight: 5, arbitrary: always }, { weight: 1, arbitrary: fc.constant<string[]>([]) }),
      sometimes,
      extra,
    )
    .map(([values, needed, others, more]) => {
      const kept = Object.entries(values).filter(([name]) => needed.includes(name) || others.includes(name));
      return { ...Object.fromEntries(kept), ...more };
    });
}
