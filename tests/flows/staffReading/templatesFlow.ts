/** The flow of the templates of messages: their list. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { templatesReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { staffReadingOutcomes } from '../../../src/machines/staffReading/staffReadingOutcomes.ts';
import { templateRows } from '../../support/messages/templateFacts.ts';
import { failing } from '../accountWords.ts';
import type { Flow } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

export const templatesFlow: Flow = {
  name: 'templates',
  title: ['قوالب الرسائل', 'Templates of messages'],
  begin: ['ادخل بحساب مالك جهة، وافتح `/messages`.', 'Sign in as an owner and open `/messages`.'],
  gestures: {
    'xstate.done.actor.read': ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.read': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'refresh.requested': press('staffMessages:refresh'),
  },
  sights: {
    loading: shows('staffMessages:title'),
    failed: showsWithButton('staffMessages:failed', 'common:retry.again'),
    shown: shows('staffMessages:column.changed'),
    signedOut: shows('staffMessages:title'),
  },
  machine: templatesReading,
  walks: [{ events: staffReadingOutcomes([templateRows], [httpError({ status: 401 }), networkError]) }],
  replayedBy: 'src/pages/staff/templates.paths.test.tsx',
  calls: ['read'],
  effects: ['endSession'],
};
