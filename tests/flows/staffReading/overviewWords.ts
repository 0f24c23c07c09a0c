/** What needs a person now, in testers' words. */
import type { Overview } from '../../../domain/staff/staffContract.ts';
import type { StaffReadingContext } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

export const overviewWords: FlowWords = {
  title: ['ما ينتظرك', 'Needs you now'],
  begin: ['ادخل بحساب مالك الجهة.', 'Sign in as the owner of an organisation.'],
  gestures: {
    'xstate.done.actor.read': ({ output }) =>
      (output as Overview).needs.length === 0
        ? [
            'دع الصفحة تُحمَّل لجهة كل شيء فيها جاهز.',
            'Let the page load in an organisation where all is ready.',
          ]
        : ['دع الصفحة تُحمَّل.', 'Let the page load.'],
    'xstate.error.actor.read': failing(['تحميل الصفحة', 'loading the page']),
    'retry.requested': retry,
    'refresh.requested': press('staffOverview:refresh'),
  },
  sights: {
    loading: shows('staffOverview:title'),
    failed: showsWithButton('staffOverview:failed', 'common:retry.again'),
    shown: ({ context }) => {
      const { data } = context as StaffReadingContext<Overview>;
      return [shows(data?.needs.length === 0 ? 'staffOverview:empty' : 'staffOverview:lead')];
    },
    signedOut: shows('staffOverview:title'),
  },
};
