/** Leads to the first field that is wrong; the fields are found by their wire names. */
export function focusFault(fields: readonly string[], faults: Readonly<Record<string, unknown>>): void {
  const first = fields.find((field) => faults[field] !== undefined);
  if (first !== undefined) document.getElementById(first)?.focus();
}
