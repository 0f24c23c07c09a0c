/** Invented entries as staff read them, and their machines that stay as they are, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import type { FoundRecord } from '../../../domain/staff/foundRecords.ts';
import type {
  NamedCompetition,
  StaffEntry,
  StaffEntryPage,
  StaffEntryRow,
} from '../../../domain/staff/staffContract.ts';
import {
  type BrowsePlace,
  entryBrowse,
  type LoadedPage,
} from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { entryReading, type FoundEntry } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { competitionsOfHouse, poetry, singing } from '../staff/competitionFacts.ts';

const MINUTE = 60_000;
const at = Date.UTC(2026, 10, 26, 8, 30);
const named = ({ id, name_ar, name_en }: NamedCompetition) => ({ id, name_ar, name_en });

const pending: StaffEntryRow = {
  id: 'muna'.padEnd(22, '0'),
  code: null,
  full_name: 'منى بنت ناصر البلوشية',
  full_name_ar: null,
  full_name_en: null,
  competition: named(singing),
  status: 'pending',
  standing: 'in',
  replacement: null,
  registered_at: at,
  changed_at: at + 4 * MINUTE,
};

/** Entries in each state, the newest first. */
export const staffEntries: StaffEntryRow[] = [
  { ...pending, id: 'zayana'.padEnd(22, '0'), full_name: 'زيانة المعولية', status: 'submitted' },
  { ...pending, registered_at: at - 9 * MINUTE },
  {
    ...pending,
    id: 'huda'.padEnd(22, '0'),
    code: '301',
    full_name: 'هدى بنت سالم الرواحية',
    full_name_ar: 'هدى بنت سالم الرواحية',
    full_name_en: 'Huda Al Rawahi',
    status: 'approved',
    replacement: 'pending',
    registered_at: at - 30 * MINUTE,
  },
  {
    ...pending,
    id: 'salma'.padEnd(22, '0'),
    full_name: 'Salma (2) الحارثية',
    competition: named(poetry),
    status: 'rejected',
    registered_at: at - 90 * MINUTE,
  },
  {
    ...pending,
    id: 'noor'.padEnd(22, '0'),
    code: '7',
    full_name: 'نور بنت عبد الرحمن بن محمد البوسعيدية',
    status: 'approved',
    standing: 'withdrawn',
    registered_at: at - 120 * MINUTE,
  },
];

const competitions = competitionsOfHouse.map(named);

/** A page of the entries with another after it, and the last one. */
export const entryPages: Record<'first' | 'last' | 'none', LoadedPage<StaffEntryPage>> = {
  first: {
    page: { data: staffEntries.slice(0, 3), next: `${at}-${pending.id}`, competitions },
    at: at + 30 * MINUTE,
  },
  last: { page: { data: staffEntries.slice(3), next: null, competitions }, at: at + 31 * MINUTE },
  none: { page: { data: [], next: null, competitions }, at: at + 30 * MINUTE },
};

const { replacement: _status, ...huda } = staffEntries[2]!;

/** An approved entry in two rounds, whose recording is to be replaced. */
export const staffEntry: StaffEntry = {
  ...huda,
  candidate: 'hudaherself'.padEnd(22, '0'),
  event: { id: 'season'.padEnd(22, '0'), name_ar: 'أصوات عُمان', name_en: 'Voices of Oman' },
  zone: 'Asia/Muscat',
  reason: null,
  replacement: { status: 'pending', reason: null },
  withdrawn_at: null,
  recording: { kind: 'video', file_name: 'أغنية البحر (final).mp4', duration_ms: 184_000, state: 'playable' },
  results: [],
  places: [
    {
      round: { number: 1, name_ar: 'الجولة الأولى', name_en: 'First round' },
      group: { number: 2, name_ar: 'المجموعة الثانية', name_en: 'Second group' },
      opens_at: Date.UTC(2026, 10, 27, 20),
      closes_at: Date.UTC(2026, 10, 28, 20),
      standing: 'in',
    },
  ],
  fee: { state: 'paid', amount_baisa: 5_000, due_at: null, order_id: 'fee'.padEnd(22, '0') },
  contact: { email: 'huda@example.om', phone: '+96891234567', is_masked: false, is_verified: true },
};

/** The same entry as an auditor reads it. */
export const maskedEntry: StaffEntry = {
  ...staffEntry,
  contact: { email: 'h•••@example.om', phone: '•••••567', is_masked: true, is_verified: true },
};

/** What the command palette finds of them. */
export const foundEntry: FoundRecord = {
  kind: 'entry',
  id: huda.id,
  name: huda.full_name,
  code: huda.code,
  competition: huda.competition,
};

const actions = { endSession: () => {} };

export const stillEntries = (first?: LoadedPage<StaffEntryPage> | AppError, next = first) =>
  entryBrowse.provide({
    actors: {
      loadPage: fromPromise<LoadedPage<StaffEntryPage>, BrowsePlace<EntryFilters>>(() => stagedAnswer(first)),
      loadMore: fromPromise<LoadedPage<StaffEntryPage>, BrowsePlace<EntryFilters>>(() => stagedAnswer(next)),
    },
    actions,
  });

export const stillEntry = (found?: FoundEntry | AppError) =>
  entryReading.provide({ actors: { read: fromPromise(() => stagedAnswer<FoundEntry>(found)) }, actions });
