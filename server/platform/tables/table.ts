import type { Language } from '../http/language.ts';

/** An instant (UTC ms), shown on the clocks of a zone. */
export type Moment = { at: number; zone: string };

/** What stands in a cell. Text stays text: a program that opens the file computes nothing and drops no leading zero. */
export type Cell = string | Moment | null;

/** A column; `width` in characters. */
export type TableColumn = { title: string; width: number };

/** A table that is written as it is read: a page of rows at a time. */
export type Table = {
  /** The name of the sheet, where the format has one. */
  title: string;
  language: Language;
  columns: readonly TableColumn[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
};
