/** Reads the texts of events and competitions (decision D225). */
import { characterCount } from '../characterCount.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { slugify } from '../slug.ts';
import { tidyLines } from '../tidyLines.ts';
import { ROUND_NAME_MAX_LENGTH, SEASON_NAME_MAX_LENGTH, SEASON_TEXT_MAX_LENGTH } from './seasonLimits.ts';

/** Reads a name on one line. @param longest in characters */
function readName<Code>(typed: string, longest: number, error: Code): ReadField<string, Code> {
  const value = oneLine(typed).normalize('NFC');
  return value !== '' && characterCount(value) <= longest ? { value } : { error };
}

/** Reads the name of an event, a competition or a criterion. */
export const readSeasonName = (typed: string): ReadField<string, 'seasonName'> =>
  readName(typed, SEASON_NAME_MAX_LENGTH, 'seasonName');

/** Reads the name of a round or a voting group. */
export const readRoundName = (typed: string): ReadField<string, 'roundName'> =>
  readName(typed, ROUND_NAME_MAX_LENGTH, 'roundName');

/** Reads a name that may be missing. */
export const readOptionalName = (typed: string): ReadField<string | null, 'seasonName'> =>
  oneLine(typed) === '' ? { value: null } : readSeasonName(typed);

/** Reads a text of several lines that may be missing: no spaces at the ends of lines, no two empty lines in a row. */
export function readSeasonText(typed: string): ReadField<string | null, 'seasonText'> {
  const value = tidyLines(typed);
  if (value === '') return { value: null };
  return characterCount(value) <= SEASON_TEXT_MAX_LENGTH ? { value } : { error: 'seasonText' };
}

/** Reads a slug as it stands in an address. Whether it is free, the write decides. */
export function readSlug(typed: string): ReadField<string, 'slugShape'> {
  const value = typed.trim().normalize('NFC');
  return value !== '' && slugify(value) === value ? { value } : { error: 'slugShape' };
}
