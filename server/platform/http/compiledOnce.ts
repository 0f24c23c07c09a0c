/**
 * Caches the compiled form of each schema, which the listeners of a process share. A schema is compiled when it is first
 * needed: compiling all of both contracts would take a third of the start.
 * @returns for a schema, what gives its compiled form
 */
export function compiledOnce<Schema extends object, Compiled>(
  compile: (schema: Schema) => Compiled,
): (schema: Schema) => () => Compiled {
  const known = new WeakMap<Schema, Compiled>();
  return (schema) => () => {
    const compiled = known.get(schema) ?? compile(schema);
    known.set(schema, compiled);
    return compiled;
  };
}
