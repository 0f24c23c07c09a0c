import type { DeskSection } from './deskOf.ts';
import type { NamedCompetition } from './staffContract.ts';

/** The records that the command palette finds by the server, with the section that shows each kind. */
export const recordSections = { entry: 'entries' } as const satisfies Record<string, DeskSection>;

export type RecordKind = keyof typeof recordSections;
export const recordKinds = Object.keys(recordSections) as RecordKind[];

export type FoundRecord = {
  kind: RecordKind;
  id: string;
  name: string;
  /** Its number, as people say it; null without one. */
  code: string | null;
  competition: NamedCompetition;
};

/** More records of a kind than this are found by another letter sooner than by reading. */
export const MOST_RECORDS = 5;

/** The kinds that a person with these sections finds. */
export const recordsOf = (sections: readonly DeskSection[]): RecordKind[] =>
  recordKinds.filter((kind) => sections.includes(recordSections[kind]));
