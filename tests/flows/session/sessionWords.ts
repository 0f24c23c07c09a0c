/** A session in testers' words; it shows in the header. */
import type { AnyEventObject } from 'xstate';
import type { FlowWords, Sentence } from '../flow.ts';

type Recorded = { signedIn: { token: string } | null; redirect: string | null };

const recalled = ({ output }: AnyEventObject): Sentence =>
  (output as Recorded).signedIn
    ? ['افتح أي صفحة بعد تسجيل الدخول في هذا المتصفح.', 'Open any page after a login in this browser.']
    : [
        'افتح أي صفحة في متصفح لم يسجّل الدخول فيه أحد.',
        'Open any page in a browser that nobody has logged in with.',
      ];

function elsewhere({ record }: AnyEventObject): Sentence {
  const { signedIn, redirect } = record as Recorded;
  if (signedIn?.token.endsWith('-next')) return ['سجّل الدخول في علامة تبويب أخرى.', 'Log in in another tab.'];
  if (signedIn)
    return [
      'دع علامة تبويب أخرى تكتب سجل الجلسة نفسها من جديد.',
      'Let another tab write the record of the same session again.',
    ];
  return redirect === null
    ? ['سجّل الخروج في علامة تبويب أخرى.', 'Log out in another tab.']
    : ['دع الجلسة تُرفض في علامة تبويب أخرى.', 'Let the session be refused in another tab.'];
}

export const sessionWords: FlowWords = {
  title: ['الجلسة في المتصفح', 'The session in the browser'],
  begin: ['افتح أي صفحة.', 'Open any page.'],
  gestures: {
    'xstate.done.actor.recallSession': recalled,
    'xstate.error.actor.recallSession': [
      'افتح أي صفحة والتخزين المحلي محجوب.',
      'Open any page while local storage is blocked.',
    ],
    'login.succeeded': ['سجّل الدخول.', 'Log in.'],
    'logout.requested': ['اضغط «{account:shell.logout}».', 'Press “{account:shell.logout}”.'],
    'session.refused': ({ token }) =>
      String(token).endsWith('-before')
        ? [
            'دع جوابًا قديمًا بالرمز 401 يصل بعد دخول جديد.',
            'Let a late answer with status 401 come after another login.',
          ]
        : [
            'أخرج هذا الجهاز من متصفح آخر، ثم افتح صفحة `/profile`.',
            'Sign this device out from another browser, then open `/profile`.',
          ],
    'password.changed': [
      'غيّر كلمة المرور في صفحة `/edit-password`.',
      'Change the password at `/edit-password`.',
    ],
    'redirect.set': ['افتح صفحة `/profile` دون تسجيل الدخول.', 'Open `/profile` without a login.'],
    'record.changed': elsewhere,
    'user.changed': ['غيّر الاسم في الملف الشخصي واحفظه.', 'Change the name in the profile and save it.'],
  },
  sights: {
    restoring: ['الصفحة، ولا اسم في أعلاها بعد.', 'The page, and no name at its top yet.'],
    anonymous: ['في أعلى الصفحة: «{common:nav.login}».', 'At the top of the page: “{common:nav.login}”.'],
    signedIn: [
      'في أعلى الصفحة: صورة صاحب الجلسة أو حرفه الأول.',
      'At the top of the page: whose session it is.',
    ],
  },
};
