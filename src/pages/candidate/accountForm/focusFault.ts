/** Focuses the first invalid field; fields are found by wire name. */
export function focusFault(fields: readonly string[], faults: Readonly<Record<string, unknown>>): void {
  const first = fields.find((field) => faults[field] !== undefined);
  if (first !== undefined) document.getElementById(first)?.focus();
}
