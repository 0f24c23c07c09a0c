/** The texts of a form, by field. */
export type FormTexts = Readonly<Record<string, string>>;

/**
 * Brings together what two people wrote from the same start. A field that only one of them changed has that text.
 * @returns the texts, with mine where both changed a field to different texts; `disputed` are these fields
 */
export function mergeEdits(
  start: FormTexts,
  mine: FormTexts,
  theirs: FormTexts,
): { texts: FormTexts; disputed: string[] } {
  const fields = Object.keys(theirs);
  const isMine = (field: string) => mine[field] !== start[field];
  const isDisputed = (field: string) =>
    isMine(field) && theirs[field] !== start[field] && mine[field] !== theirs[field];
  return {
    texts: Object.fromEntries(
      fields.map((field) => [field, (isMine(field) ? mine[field] : theirs[field]) ?? '']),
    ),
    disputed: fields.filter(isDisputed),
  };
}
