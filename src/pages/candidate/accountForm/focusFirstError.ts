/** Focuses the first invalid field; fields are found by wire name. */
export function focusFirstError(
  fields: readonly string[],
  fieldErrors: Readonly<Record<string, unknown>>,
): void {
  const first = fields.find((field) => fieldErrors[field] !== undefined);
  if (first !== undefined) document.getElementById(first)?.focus();
}
