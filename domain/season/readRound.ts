/** Reads what staff write about a round or a voting group (decision D223). Instants are UTC ms. */
import { type Read, valuesOf } from './readFields.ts';
import { readRoundName } from './seasonTexts.ts';

/** A round as staff edit it; a null instant is not announced, and the end is exclusive. The public vote has the rest of 100 percent. */
export type RoundFields = {
  name_ar: string;
  name_en: string;
  judges_percent: number;
  starts_at: number | null;
  ends_at: number | null;
};

/** A voting group with its window, which excludes its close. */
export type GroupFields = { name_ar: string; name_en: string; opens_at: number; closes_at: number };

export type RoundError = 'roundName' | 'datesOrder';

/** The fields in the form in which they are stored, or the code of what is wrong with each. */
export function readRoundFields(typed: RoundFields): Read<RoundFields, RoundError> {
  const { judges_percent, starts_at, ends_at } = typed;
  const isBackwards = starts_at !== null && ends_at !== null && ends_at <= starts_at;
  return valuesOf<RoundFields, RoundError>({
    name_ar: readRoundName(typed.name_ar),
    name_en: readRoundName(typed.name_en),
    judges_percent: { value: judges_percent },
    starts_at: { value: starts_at },
    ends_at: isBackwards ? { error: 'datesOrder' } : { value: ends_at },
  });
}

/** The fields in the form in which they are stored, or what is wrong with the names. `checkWindows` judges the window. */
export const readGroupFields = ({
  name_ar,
  name_en,
  opens_at,
  closes_at,
}: GroupFields): Read<GroupFields, RoundError> =>
  valuesOf<GroupFields, RoundError>({
    name_ar: readRoundName(name_ar),
    name_en: readRoundName(name_en),
    opens_at: { value: opens_at },
    closes_at: { value: closes_at },
  });
