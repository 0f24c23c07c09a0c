/** What is wrong with the fields of a form, and how an edit changes it (specification section 5). */
import type { Faults, Trouble } from '../../domain/accountRefusals.ts';

/** Editing a field clears what was said of it. */
export function withoutFault<Field extends string>(faults: Faults<Field>, field: Field): Faults<Field> {
  const { [field]: _cleared, ...rest } = faults;
  return rest as Faults<Field>;
}

export const isFaultless = (faults: Faults<string>): boolean => Object.keys(faults).length === 0;

/** The banner over refused fields goes after its time; anything else that was said stays. */
export const withoutBanner = (trouble: Trouble | null): Trouble | null =>
  trouble && 'word' in trouble && trouble.word === 'highlighted' ? null : trouble;
