/** A setup, an invitation or a reset of staff in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import { type EnrolmentLink, isEarly, isKnown } from '../../../src/machines/staffEnrolment/enrolmentForm.ts';
import { failing, types } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const linkOf = ({ context }: AnyMachineSnapshot) => (context as { link: EnrolmentLink }).link;

const proof = (snapshot: AnyMachineSnapshot): Sentence[] => {
  const link = linkOf(snapshot);
  const button = isKnown(link) ? 'accept' : link.kind === 'reset' ? 'connect' : 'finish';
  return [showsWithButton('staff:enrol.code', `staff:enrol.${button}`), ...staffErrors(snapshot)];
};

export const staffEnrolmentWords: FlowWords = {
  title: ['إعداد دخول المشرفين', 'Setting up the access of staff'],
  begin: [
    'افتح رابط دعوة على عنوان المشرفين، أو رابط الإعداد الذي يطبعه الخادم عند أول تشغيل.',
    "Open the link of an invitation at the staff's address, or the setup link that the server prints at its first start.",
  ],
  gestures: {
    'xstate.done.actor.checkLink': ({ output }) => {
      const link = output as EnrolmentLink;
      if (link.kind === 'setup') return ['دع فحص رابط الإعداد ينتهي.', 'Let the check of a setup link end.'];
      if (link.kind === 'reset')
        return isEarly(link)
          ? [
              'دع فحص رابط إعادة ضبط لا يعمل بعد ينتهي.',
              'Let the check of a reset link that does not work yet end.',
            ]
          : ['دع فحص رابط إعادة ضبط ينتهي.', 'Let the check of a reset link end.'];
      return link.is_known
        ? [
            'دع فحص دعوة من له دخول من قبل ينتهي.',
            'Let the check of the invitation of a person who signs in already end.',
          ]
        : ['دع فحص دعوة شخص جديد ينتهي.', 'Let the check of the invitation of a new person end.'];
    },
    'xstate.error.actor.checkLink': failing(['فحص الرابط', 'the check of the link']),
    'field.changed': ({ field }) =>
      types(field === 'code' ? 'staff:enrol.code' : `staff:enrol.field.${String(field)}`),
    'form.submitted': ['اضغط زر المتابعة أسفل الصفحة.', 'Press the button at the end of the form.'],
    'back.requested': press('staff:enrol.back'),
    'xstate.done.actor.enrol': ['دع الحفظ ينتهي.', 'Let saving end.'],
    'xstate.error.actor.enrol': failing(['الحفظ', 'saving']),
    'xstate.after.wait.staffEnrolment.proving.limited': [
      'انتظر المدة المذكورة.',
      'Wait as long as the page says.',
    ],
    'saved.changed': ['أشّر على «{staff:enrol.saved}».', 'Tick “{staff:enrol.saved}”.'],
    'print.requested': press('staff:recovery.print'),
    'retry.requested': retry,
    'link.opened': [
      'افتح رابطًا آخر في العلامة نفسها: الصقه مكان العنوان.',
      'Open another link in the same tab: paste it over the address.',
    ],
  },
  sights: {
    readingLink: shows('staff:enrol.reading'),
    unread: showsWithButton('staff:enrol.unread', 'common:retry.again'),
    dead: ({ context }) => [shows(`staff:enrol.dead.${(context as { dead: string }).dead}`)],
    waiting: showsWithButton('staff:enrol.waits', 'common:retry.again'),
    describing: (snapshot) => [
      showsWithButton('staff:enrol.field.name', 'staff:enrol.next'),
      ...(linkOf(snapshot).kind === 'setup' ? [shows('staff:enrol.field.organisation_ar')] : []),
      ...staffErrors(snapshot),
    ],
    'proving.ready': proof,
    'proving.limited': proof,
    submitting: shows('staff:enrol.submitting'),
    keepingCodes: (snapshot) => [
      showsWithButton('staff:enrol.codesTitle', 'staff:enrol.enter'),
      ...staffErrors(snapshot),
    ],
    entered: shows('staff:enrol.entered'),
  },
};
