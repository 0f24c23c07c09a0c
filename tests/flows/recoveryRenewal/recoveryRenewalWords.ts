/** New recovery codes in testers' words. */
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, shows } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

export const recoveryRenewalWords: FlowWords = {
  title: ['رموز استرداد جديدة', 'New recovery codes'],
  begin: ['ادخل بحساب مشرف، ثم افتح `/security`.', 'Sign in as staff, then open `/security`.'],
  gestures: {
    'renew.requested': press('staff:codes.renew'),
    'renew.confirmed': press('staff:codes.confirm'),
    'renew.cancelled': press('staff:codes.keep'),
    'xstate.done.actor.renewCodes': ['دع الرموز تظهر.', 'Let the codes appear.'],
    'xstate.error.actor.renewCodes': failing(['إنشاء الرموز', 'making the codes']),
    'saved.changed': ['ضع علامة «{staff:enrol.saved}».', 'Tick “{staff:enrol.saved}”.'],
    'print.requested': press('staff:recovery.print'),
    'form.submitted': press('staff:codes.done'),
  },
  sights: {
    idle: (snapshot) => [shows('staff:codes.renew'), ...staffErrors(snapshot)],
    confirming: shows('staff:codes.keep'),
    making: shows('staff:codes.making'),
    unknown: shows('staff:codes.unknown'),
    keeping: (snapshot) => [shows('staff:enrol.codesLead'), ...staffErrors(snapshot)],
  },
};
