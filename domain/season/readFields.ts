import type { ReadField } from '../person/field.ts';

/** All values, or the codes of what is wrong by field. */
export type Read<Fields, Code> = { values: Fields } | { errors: Partial<Record<keyof Fields, Code>> };

/** Brings together what was read of each field. */
export function valuesOf<Fields extends object, Code>(read: {
  [Field in keyof Fields]: ReadField<Fields[Field], Code>;
}): Read<Fields, Code> {
  const entries = Object.entries(read) as [keyof Fields, ReadField<Fields[keyof Fields], Code>][];
  const errors = entries.flatMap(([field, each]) => ('error' in each ? [[field, each.error]] : []));
  if (errors.length > 0) return { errors: Object.fromEntries(errors) as Partial<Record<keyof Fields, Code>> };
  const values = entries.flatMap(([field, each]) => ('value' in each ? [[field, each.value]] : []));
  return { values: Object.fromEntries(values) as Fields };
}
