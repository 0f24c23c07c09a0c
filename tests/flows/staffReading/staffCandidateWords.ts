/** The page of a candidate in testers' words. */
import type {
  FoundCandidate,
  StaffReadingContext,
} from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const isAbsent = (context: unknown) =>
  (context as StaffReadingContext<FoundCandidate>).data?.candidate === null;

export const staffCandidateWords: FlowWords = {
  title: ['مشارك، كما يراه المشرفون', 'A candidate, as staff read them'],
  begin: [
    'ادخل بحساب فاحص المشاركات أو مالك الجهة أو مدقّقها، ثم افتح مشاركة من `/entries` واضغط اسم صاحبها.',
    'Sign in as a screener, an owner or an auditor of the organisation, then open an entry from `/entries` and press the name.',
  ],
  gestures: {
    'xstate.done.actor.read': ['دع بيانات المشارك تُحمَّل.', 'Let the candidate load.'],
    'xstate.error.actor.read': failing(['تحميل بيانات المشارك', 'loading the candidate']),
    'retry.requested': retry,
    'refresh.requested': press('staffCandidate:refresh'),
  },
  sights: {
    loading: shows('staffEntries:entry.all'),
    failed: showsWithButton('staffCandidate:failed', 'common:retry.again'),
    shown: ({ context }) => [shows(isAbsent(context) ? 'staffCandidate:absent' : 'staffCandidate:messages')],
    signedOut: shows('staffEntries:entry.all'),
  },
};
