/** The page of an entry in testers' words. */
import type {
  FoundEntry,
  StaffReadingContext,
} from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const isAbsent = (context: unknown) => (context as StaffReadingContext<FoundEntry>).data?.entry === null;

export const staffEntryWords: FlowWords = {
  title: ['مشاركة، كما يراها المشرفون', 'An entry, as staff read it'],
  begin: [
    'ادخل بحساب فاحص المشاركات أو مالك الجهة أو مدقّقها، ثم افتح مشاركة من `/entries`.',
    'Sign in as a screener, an owner or an auditor of the organisation, then open an entry from `/entries`.',
  ],
  gestures: {
    'xstate.done.actor.read': ['دع المشاركة تُحمَّل.', 'Let the entry load.'],
    'xstate.error.actor.read': failing(['تحميل المشاركة', 'loading the entry']),
    'retry.requested': retry,
    'refresh.requested': press('staffEntries:entry.refresh'),
  },
  sights: {
    loading: shows('staffEntries:entry.all'),
    failed: showsWithButton('staffEntries:entry.failed', 'common:retry.again'),
    shown: ({ context }) => [
      shows(isAbsent(context) ? 'staffEntries:entry.absent' : 'staffEntries:entry.facts'),
    ],
    signedOut: shows('staffEntries:entry.all'),
  },
};
