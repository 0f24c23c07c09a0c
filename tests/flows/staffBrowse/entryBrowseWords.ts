/** Browsing the entries in testers' words. */
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import type { StaffEntryPage } from '../../../domain/staff/staffContract.ts';
import type { StaffBrowseContext } from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

type Context = StaffBrowseContext<StaffEntryPage, EntryFilters>;

export const entryBrowseWords: FlowWords = {
  title: ['المشاركات', 'Entries'],
  begin: [
    'ادخل بحساب فاحص المشاركات أو مالك الجهة أو مدقّقها، ثم افتح `/entries`.',
    'Sign in as a screener, an owner or an auditor of the organisation, then open `/entries`.',
  ],
  gestures: {
    'xstate.done.actor.loadPage': ['دع الصفحة الأولى تُحمَّل.', 'Let the first page load.'],
    'xstate.error.actor.loadPage': failing(['تحميل الصفحة الأولى', 'loading the first page']),
    'xstate.done.actor.loadMore': ['دع الصفحة التالية تُحمَّل.', 'Let the next page load.'],
    'xstate.error.actor.loadMore': failing(['تحميل الصفحة التالية', 'loading the next page']),
    'more.requested': press('staffEntries:more'),
    'retry.requested': retry,
    'refresh.requested': press('staffEntries:refresh'),
    'filters.changed': [
      'اختر «{entries:status.pending}» في «{staffEntries:column.state}».',
      'Choose “{entries:status.pending}” at “{staffEntries:column.state}”.',
    ],
  },
  sights: {
    'browsing.loading': ({ context }) => [
      shows((context as Context).rows ? 'staffEntries:title' : 'staffEntries:loading'),
    ],
    'browsing.failed': showsWithButton('staffEntries:failed', 'common:retry.again'),
    'browsing.listed': ({ context }) => [
      shows((context as Context).next === null ? 'staffEntries:end' : 'staffEntries:more'),
    ],
    'browsing.loadingMore': shows('staffEntries:loadingMore'),
    'browsing.moreFailed': showsWithButton('staffEntries:moreFailed', 'common:retry.again'),
    signedOut: shows('staffEntries:title'),
  },
};
