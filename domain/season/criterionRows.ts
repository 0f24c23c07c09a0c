/** A list of criteria as one text of a form, so that two people's edits of it can be told apart. */
import { readWhole } from './typedNumbers.ts';

/** A row as it is typed. */
export type CriterionRow = { name_ar: string; name_en: string; percent: string };

export const emptyCriterion: CriterionRow = { name_ar: '', name_en: '', percent: '' };

/** @param rows in their order */
export const criteriaText = (rows: readonly CriterionRow[]): string =>
  JSON.stringify(rows.map(({ name_ar, name_en, percent }) => [name_ar, name_en, percent]));

/** The rows of a text that `criteriaText` wrote; none of any other text. */
export function criterionRows(text: string): CriterionRow[] {
  try {
    const rows = JSON.parse(text) as [string, string, string][];
    return rows.map(([name_ar, name_en, percent]) => ({ name_ar, name_en, percent }));
  } catch {
    return [];
  }
}

/** What the percents add up to; a row without a whole number counts as 0. */
export const sumOfPercents = (rows: readonly Pick<CriterionRow, 'percent'>[]): number =>
  rows.reduce((sum, { percent }) => sum + (readWhole(percent) ?? 0), 0);
