import type { FormError } from '../../../domain/accountRefusals.ts';
import type { SeasonFault, SeasonFile } from '../../../domain/season/seasonFile.ts';
import type { StaffEvent } from '../../../domain/staff/staffContract.ts';

/** What is wrong at a place of a file; a newer server may name errors that the page does not know. */
export type ImportFault = {
  path: string;
  code: SeasonFault['code'] | 'tooLarge' | 'unreadable';
  error?: string;
};

/** A file without faults, and the id under which its season is made: a repeat makes no second one. */
export type SeasonToTake = { id: string; text: string; season: SeasonFile };

export type FileRead = { taken: SeasonToTake } | { faults: readonly ImportFault[] };

/** The draft that was made. `faults`: the server found them, and nothing was made. */
export type SeasonImported = { event: StaffEvent } | { faults: readonly ImportFault[] };

export type SeasonImportContext = {
  /** The chosen file; null before one is. */
  file: File | null;
  taken: SeasonToTake | null;
  faults: readonly ImportFault[];
  made: StaffEvent | null;
  formError: FormError | null;
};

export type SeasonImportEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'import.requested' }
  | { type: 'retry.requested' };
