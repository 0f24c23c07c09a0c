/** Stopping the reset of the own access in testers' words. */
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

export const ownResetWords: FlowWords = {
  title: ['إيقاف إعادة ضبط حسابي', 'Stopping the reset of my access'],
  begin: [
    'دع مالك جهة يبدأ إعادة ضبط حسابك، ثم ادخل وافتح `/security`.',
    'Have an owner start a reset of your access, then sign in and open `/security`.',
  ],
  gestures: {
    'stop.requested': press('staff:ownReset.stop'),
    'xstate.done.actor.stopReset': ['دع الإيقاف يتم.', 'Let it be stopped.'],
    'xstate.error.actor.stopReset': failing(['الإيقاف', 'stopping it']),
  },
  sights: {
    open: (snapshot) => [
      showsWithButton('staff:ownReset.title', 'staff:ownReset.stop'),
      ...staffErrors(snapshot),
    ],
    stopping: shows('staff:ownReset.stopping'),
    stopped: shows('staff:ownReset.stopped'),
    signedOut: shows('staff:security.title'),
  },
};
