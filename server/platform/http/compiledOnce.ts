/**
 * Caches the compiled form of each schema. The listeners of a process share the contract, and compiling it
 * for each would take most of the start.
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
