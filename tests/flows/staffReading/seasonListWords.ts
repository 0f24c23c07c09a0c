/** The events of an organisation, in testers' words. */
import type {
  LoadedSeason,
  StaffReadingContext,
} from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

export const seasonListWords: FlowWords = {
  title: ['الفعاليات والمسابقات', 'Events and competitions'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح `/season`.',
    'Sign in as the owner of an organisation, then open `/season`.',
  ],
  gestures: {
    'xstate.done.actor.read': ({ output }) =>
      (output as { events: readonly unknown[] }).events.length === 0
        ? ['دع القائمة تُحمَّل لجهة بلا فعاليات.', 'Let the list of an organisation without events load.']
        : ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.read': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'refresh.requested': press('staffSeason:refresh'),
  },
  sights: {
    loading: shows('staffSeason:title'),
    failed: showsWithButton('staffSeason:failed', 'common:retry.again'),
    shown: ({ context }) => {
      const { data } = context as StaffReadingContext<LoadedSeason>;
      return [shows(data?.events.length === 0 ? 'staffSeason:empty' : 'staffSeason:column.phase')];
    },
    signedOut: shows('staffSeason:title'),
  },
};
