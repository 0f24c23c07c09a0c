type Schema = {
  type?: string | readonly string[];
  maxLength?: number;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  anyOf?: readonly Schema[];
  items?: Schema;
  maxItems?: number;
};

/**
 * The most bytes per unit of `maxLength`: a character beyond U+FFFF, such as an emoji, counts once, and JSON may
 * escape it as two `\uXXXX`.
 */
const BYTES_PER_CHARACTER = 12;
const LONGEST_NUMBER = 24;
/** Bytes around one field: quotes, colon, comma and spaces. */
const AROUND_A_FIELD = 16;
/** Bytes of room in each body for its braces and for a few fields that only a newer client sends. */
const AROUND_THE_BODY = 512;

/**
 * The most bytes that a route accepts for a JSON body of a schema: each field at its longest, and some room.
 * @throws Error for a list without `maxItems`, an object without `properties`, or a text without `maxLength`, unless `enum` or
 * `const` limits it
 */
export const bodyLimitOf = ({ properties = {} }: Schema): number => AROUND_THE_BODY + longestOf(properties);

function longestOf(properties: Readonly<Record<string, Schema>>): number {
  const fields = Object.entries(properties).map(
    ([name, schema]) => name.length + AROUND_A_FIELD + longest(name, schema),
  );
  return fields.reduce((sum, bytes) => sum + bytes, 0);
}

function longest(name: string, schema: Schema): number {
  const { type, maxLength, enum: values, const: value, properties, anyOf, items, maxItems } = schema;
  if (anyOf) return Math.max(...anyOf.map((each) => longest(name, each)));
  if (properties) return AROUND_A_FIELD + longestOf(properties);
  if (items && maxItems !== undefined)
    return AROUND_A_FIELD + maxItems * (AROUND_A_FIELD + longest(name, items));
  const fixed = [...(values ?? []), ...(value === undefined ? [] : [value])];
  if (fixed.length > 0) return Math.max(...fixed.map((each) => JSON.stringify(each).length));
  const types = [type].flat();
  if (types.includes('array') || types.includes('object')) throw new Error(`Count how large ${name} may be.`);
  if (!types.includes('string')) return LONGEST_NUMBER;
  if (maxLength === undefined) throw new Error(`The contract does not limit how long ${name} may be.`);
  return maxLength * BYTES_PER_CHARACTER;
}
