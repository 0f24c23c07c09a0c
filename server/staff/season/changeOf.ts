/** The last change of a row, as replies have it; null before the first. */
export const changeOf = ({ changed_at, by }: { changed_at: number | null; by: string | null }) =>
  changed_at === null ? null : { at: changed_at, by };
