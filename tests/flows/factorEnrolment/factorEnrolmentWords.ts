/** A person's authenticator apps in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import { failing, types } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const list = (snapshot: AnyMachineSnapshot): Sentence[] => [
  shows('staff:factors.title'),
  ...staffErrors(snapshot),
];
const form = (snapshot: AnyMachineSnapshot): Sentence[] => [
  shows('staff:factors.addTitle'),
  ...staffErrors(snapshot),
];

export const factorEnrolmentWords: FlowWords = {
  title: ['تطبيقات المصادقة', 'Authenticator apps'],
  begin: ['ادخل بحساب مشرف، ثم افتح `/security`.', 'Sign in as staff, then open `/security`.'],
  gestures: {
    'xstate.done.actor.loadFactors': ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.loadFactors': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'add.requested': press('staff:factors.add'),
    'add.cancelled': press('staff:factors.cancel'),
    'xstate.done.actor.offerFactor': ['دع المفتاح يظهر.', 'Let the key appear.'],
    'xstate.error.actor.offerFactor': failing(['طلب المفتاح', 'asking for the key']),
    'field.changed': types('staff:enrol.code'),
    'form.submitted': press('staff:factors.submit'),
    'xstate.done.actor.addFactor': ['دع التطبيق يُضاف.', 'Let the app be added.'],
    'xstate.error.actor.addFactor': failing(['الإضافة', 'adding it']),
    'xstate.after.wait.factorEnrolment.proving.limited': [
      'انتظر المدة المذكورة.',
      'Wait as long as the page says.',
    ],
    'remove.requested': [
      'اضغط «{staff:factors.remove}» عند أول تطبيق.',
      'Press “{staff:factors.remove}” at the first app.',
    ],
    'remove.confirmed': press('staff:factors.removeConfirm'),
    'remove.cancelled': press('staff:factors.keep'),
    'xstate.done.actor.removeFactor': ['دع التطبيق يُزال.', 'Let the app be removed.'],
    'xstate.error.actor.removeFactor': failing(['الإزالة', 'removing it']),
  },
  sights: {
    loading: shows('staff:factors.title'),
    failed: showsWithButton('staff:factors.failed', 'common:retry.again'),
    listed: list,
    offering: shows('staff:factors.offering'),
    'proving.ready': form,
    'proving.limited': form,
    adding: shows('staff:factors.adding'),
    confirming: shows('staff:factors.keep'),
    removing: shows('staff:factors.removing'),
  },
};
