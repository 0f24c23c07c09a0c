/** Content pages as staff read them, and their machines that stay as they are, for stories and tests. */
import { fromPromise } from 'xstate';
import { pageFormTexts } from '../../../domain/contentPage/pageForm.ts';
import type { AppError } from '../../../domain/errors.ts';
import type {
  StaffPage,
  StaffPageRow,
  StaffPageVersion,
  StaffPageVersions,
} from '../../../domain/staff/staffContract.ts';
import type { EditRow } from '../../../src/machines/editForm/editFormTypes.ts';
import type { Life } from '../../../src/machines/seasonLife/seasonLifeTypes.ts';
import {
  contentPagesReading,
  pageVersionReading,
  pageVersionsReading,
} from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';

const at = Date.UTC(2026, 10, 26, 8, 30);
const by = 'ناصر بن علي البلوشي';

export const staffPage: StaffPage = {
  id: 'G'.repeat(22),
  slug: 'how-to-vote',
  title_ar: 'كيف تصوّت',
  title_en: 'How to vote',
  description_ar: 'طريقتا التصويت وما يُحتسب منهما.',
  description_en: null,
  body_ar:
    'لك أن تصوّت برسالة نصية أو بالبطاقة.\n\n## الرسالة النصية\n\n- أرسل رمز المتسابق.\n- يصلك ردّ.\n\n1. لا تكرر الرسالة.',
  body_en:
    'You can vote by text message or by card.\n\n## Text message\n\n- Send the contestant’s code.\n- You get a reply.',
  version: 3,
  updated_at: at,
  changed: { at, by },
  is_needed: false,
  gaps: ['description_en'],
};

export const neededPage: StaffPage = {
  ...staffPage,
  id: 'Q'.repeat(22),
  slug: 'about',
  title_ar: 'عن صوت',
  title_en: 'About Sawt',
  description_en: 'What Sawt is.',
  version: 1,
  updated_at: Date.UTC(2026, 10, 20),
  changed: null,
  is_needed: true,
  gaps: [],
};

const rowIn = (page: StaffPage): StaffPageRow => {
  const { description_ar: _ar, description_en: _en, body_ar: _bodyAr, body_en: _bodyEn, ...row } = page;
  return row;
};
const privacy = {
  ...neededPage,
  id: 'X'.repeat(22),
  slug: 'privacy',
  title_ar: 'الخصوصية',
  title_en: 'Privacy',
};

export const pageRows: readonly StaffPageRow[] = [neededPage, privacy, staffPage].map(rowIn);

export const pageVersions: StaffPageVersions['data'] = [
  { version: 3, slug: 'how-to-vote', at, by, restores: 1 },
  { version: 2, slug: 'how-to-vote', at: at - 3_600_000, by: 'هدى بنت سالم الرواحية', restores: null },
  { version: 1, slug: 'voting-guide', at: at - 86_400_000, by, restores: null },
];

export const pageVersion: StaffPageVersion = {
  version: 2,
  slug: 'how-to-vote',
  title_ar: 'دليل التصويت',
  title_en: null,
  description_ar: null,
  description_en: null,
  body_ar: 'أرسل رمز المتسابق في رسالة نصية.',
  body_en: null,
  at: at - 3_600_000,
  by: 'هدى بنت سالم الرواحية',
  restores: null,
};

export const pageRow = (page: StaffPage = staffPage): EditRow => ({
  id: page.id,
  version: page.version,
  changed: page.changed,
  texts: pageFormTexts(page),
  facts: { is_needed: String(page.is_needed) },
});

/** What may become of a page. */
export const pageLife = (stops: Life['acts'][number]['stops'] = []): Life => ({
  version: 3,
  state: null,
  holds: { competitions: 0, rounds: 0, groups: 0, entries: 0, paid_fees: 0 },
  acts: [{ act: 'delete', stops }],
});

const actions = { endSession: () => {} };

export const stillPages = (rows?: readonly StaffPageRow[] | AppError) =>
  contentPagesReading.provide({
    actors: { read: fromPromise(() => stagedAnswer<readonly StaffPageRow[]>(rows)) },
    actions,
  });

export const stillVersions = (rows?: StaffPageVersions['data'] | AppError) =>
  pageVersionsReading.provide({
    actors: { read: fromPromise(() => stagedAnswer<StaffPageVersions['data']>(rows)) },
    actions,
  });

export const stillVersion = (version?: StaffPageVersion | AppError) =>
  pageVersionReading.provide({
    actors: { read: fromPromise(() => stagedAnswer<StaffPageVersion>(version)) },
    actions,
  });
