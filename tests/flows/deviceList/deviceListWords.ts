/** The signed-in devices in testers' words. */
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { retry, shows, showsWithButton } from '../phrases.ts';

export const deviceListWords: FlowWords = {
  title: ['الأجهزة المسجّلة الدخول', 'Signed-in devices'],
  begin: [
    'سجّل الدخول في متصفحين، ثم افتح صفحة `/edit-password` في أحدهما.',
    'Log in with two browsers, then open the page `/edit-password` in one of them.',
  ],
  gestures: {
    'xstate.done.actor.loadDevices': ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.loadDevices': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'revoke.requested': [
      'اضغط «{account:devices.revoke}» عند الجهاز الآخر.',
      'Press “{account:devices.revoke}” at the other device.',
    ],
    'xstate.done.actor.revokeDevice': ['دع الخروج ينتهي.', 'Let signing out end.'],
    'xstate.error.actor.revokeDevice': failing(['إخراج الجهاز', 'signing the device out']),
  },
  sights: {
    loading: shows('account:devices.loading'),
    failed: showsWithButton('account:devices.failed', 'common:retry.again'),
    listed: shows('account:devices.title', 'account:devices.current'),
    revoking: shows('account:devices.revoking'),
  },
};
