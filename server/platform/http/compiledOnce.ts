/**
 * What is compiled of a schema, once for each: the hosts of a process share the schemas of the contract, and compiling
 * them would take the greater part of their start.
 */
export function compiledOnce<Schema extends object, Compiled>(
  compile: (schema: Schema) => Compiled,
): (schema: Schema) => Compiled {
  const known = new WeakMap<Schema, Compiled>();
  return (schema) => {
    const compiled = known.get(schema) ?? compile(schema);
    known.set(schema, compiled);
    return compiled;
  };
}
