import { localized } from '../../../../domain/localized.ts';
import entriesAr from '../../../../locales/ar/entries.json' with { type: 'json' };
import tablesAr from '../../../../locales/ar/staffTables.json' with { type: 'json' };
import entriesEn from '../../../../locales/en/entries.json' with { type: 'json' };
import tablesEn from '../../../../locales/en/staffTables.json' with { type: 'json' };
import type { Language } from '../../../platform/http/language.ts';
import type { Cell, TableColumn } from '../../../platform/tables/table.ts';
import type { ExportedEntry } from './exportRows.ts';

const words = {
  ar: { tables: tablesAr, status: entriesAr.status },
  en: { tables: tablesEn, status: entriesEn.status },
};

type Words = { language: Language } & (typeof words)[Language];
type EntryColumn = {
  name: keyof typeof tablesEn.column;
  width: number;
  cell: (entry: ExportedEntry, words: Words) => Cell;
};

/** Never among them: a civil id, a birth date, an identity document, a number of votes. */
const facts: readonly EntryColumn[] = [
  { name: 'id', width: 26, cell: ({ id }) => id },
  { name: 'code', width: 9, cell: ({ code }) => code },
  { name: 'name', width: 30, cell: ({ full_name }) => full_name },
  { name: 'name_ar', width: 30, cell: ({ full_name_ar }) => full_name_ar },
  { name: 'name_en', width: 30, cell: ({ full_name_en }) => full_name_en },
  {
    name: 'competition',
    width: 26,
    cell: ({ competition_ar: name_ar, competition_en: name_en }, { language }) =>
      localized({ name_ar, name_en }, 'name', language),
  },
  { name: 'status', width: 14, cell: ({ status }, { status: named }) => named[status] },
  { name: 'standing', width: 14, cell: ({ standing }, { tables }) => tables.standing[standing] },
  {
    name: 'replacement',
    width: 16,
    cell: ({ pending_status }, { status }) => pending_status && status[pending_status],
  },
  { name: 'registered', width: 18, cell: ({ created_at: at, zone }) => ({ at, zone }) },
  { name: 'changed', width: 18, cell: ({ changed_at: at, zone }) => ({ at, zone }) },
  { name: 'zone', width: 16, cell: ({ zone }) => zone },
  { name: 'reason_ar', width: 40, cell: ({ decision_reason }) => decision_reason },
  { name: 'reason_en', width: 40, cell: ({ decision_reason_en }) => decision_reason_en },
];

const contacts: readonly EntryColumn[] = [
  { name: 'email', width: 30, cell: ({ email }) => email },
  { name: 'phone', width: 18, cell: ({ phone }) => phone },
];

/** How a file shows entries in a language. @param withContacts whether the whole e-mail addresses and phone numbers are in it */
export function entryColumns(
  language: Language,
  withContacts: boolean,
): { title: string; columns: TableColumn[]; cellsOf: (entry: ExportedEntry) => Cell[] } {
  const spoken: Words = { language, ...words[language] };
  const all = withContacts ? [...facts, ...contacts] : facts;
  return {
    title: spoken.tables.sheet,
    columns: all.map(({ name, width }) => ({ title: spoken.tables.column[name], width })),
    cellsOf: (entry) => all.map(({ cell }) => cell(entry, spoken)),
  };
}
