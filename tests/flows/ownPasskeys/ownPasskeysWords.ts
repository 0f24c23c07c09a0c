/** A person's passkeys in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { MakeStop } from '../../../domain/staff/passkeyStops.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { passkeyStop, signStops, staffErrors } from '../staffWords.ts';

const list = (snapshot: AnyMachineSnapshot): Sentence[] => [
  shows('staff:passkeys.title'),
  ...staffErrors(snapshot),
];
const form = (snapshot: AnyMachineSnapshot): Sentence[] => [
  shows('staff:passkeys.addTitle'),
  ...staffErrors(snapshot),
  ...passkeyStop('passkeys.unmade')(snapshot),
];

const makeStops: Record<MakeStop, Sentence> = {
  ...signStops,
  known: [
    'استخدم جهازًا عليه مفتاح مرور للحساب نفسه.',
    'Use a device that has a passkey of the same account.',
  ],
  unverifiable: ['استخدم جهازًا بلا قفل شاشة.', 'Use a device without a screen lock.'],
};

export const ownPasskeysWords: FlowWords = {
  title: ['مفاتيح المرور', 'Passkeys'],
  begin: [
    'ادخل بحساب مشرف له مفتاح مرور، ثم افتح `/security`.',
    'Sign in as staff with a passkey, then open `/security`.',
  ],
  gestures: {
    'xstate.done.actor.loadFactors': ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.loadFactors': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'add.requested': press('staff:passkeys.add'),
    'add.cancelled': press('staff:factors.cancel'),
    'xstate.done.actor.offerPasskey': ['دع النموذج يظهر.', 'Let the form appear.'],
    'xstate.error.actor.offerPasskey': failing(['طلب المفتاح', 'asking for the passkey']),
    'field.changed': ({ value }) =>
      value === ''
        ? ['أفرغ «{staff:passkeys.name}».', 'Clear “{staff:passkeys.name}”.']
        : ['املأ «{staff:passkeys.name}».', 'Fill in “{staff:passkeys.name}”.'],
    'form.submitted': press('staff:passkeys.submit'),
    'xstate.done.actor.addPasskey': ({ output }) =>
      output === null ? ['دع المفتاح يُضاف.', 'Let the passkey be added.'] : makeStops[output as MakeStop],
    'xstate.error.actor.addPasskey': failing(['الإضافة', 'adding it']),
    'xstate.after.wait.ownPasskeys.naming.limited': [
      'انتظر المدة المذكورة.',
      'Wait as long as the page says.',
    ],
    'remove.requested': [
      'اضغط «{staff:factors.remove}» عند أول مفتاح.',
      'Press “{staff:factors.remove}” at the first passkey.',
    ],
    'remove.confirmed': press('staff:passkeys.removeConfirm'),
    'remove.cancelled': press('staff:passkeys.keep'),
    'xstate.done.actor.removePasskey': ['دع المفتاح يُزال.', 'Let the passkey be removed.'],
    'xstate.error.actor.removePasskey': failing(['الإزالة', 'removing it']),
  },
  sights: {
    loading: shows('staff:passkeys.title'),
    failed: showsWithButton('staff:passkeys.failed', 'common:retry.again'),
    listed: list,
    offering: shows('staff:passkeys.offering'),
    'naming.ready': form,
    'naming.limited': form,
    adding: shows('staff:passkeys.adding'),
    confirming: shows('staff:passkeys.keep'),
    removing: shows('staff:factors.removing'),
  },
};
