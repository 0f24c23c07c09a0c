/** How a registration opens, in testers' words. */
import type { AnyEventObject } from 'xstate';
import type { OpenedForm } from '../../../src/machines/registration/registrationTypes.ts';
import type { Sentence } from '../flow.ts';

export function opening({ output }: AnyEventObject): Sentence {
  const form = output as OpenedForm | null;
  if (!form)
    return [
      'افتح عنوان التسجيل مباشرة، دون المرور بصفحة المسابقة.',
      'Open the address of the registration directly, without coming from the page of the competition.',
    ];
  if (form.entry !== null)
    return [
      'سجّل الدخول مشاركًا في هذه المسابقة، ثم دع الاستمارة تُفتح.',
      'Log in as a candidate with an entry in this competition, then let the form open.',
    ];
  if (form.sent)
    return [
      'أرسل الاستمارة دون تسجيل الدخول، ثم افتحها من جديد في علامة التبويب نفسها.',
      'Send the form without logging in, then open it again in the same tab.',
    ];
  if (form.draft?.unsure)
    return [
      'دع الاستمارة تُفتح من جديد بعد إرسال لم يُعرف مصيره: أرسل والشبكة مقطوعة ثم أعد تحميل الصفحة.',
      'Let the form open again after a try whose outcome is unknown: submit with the network cut, then reload.',
    ];
  if (form.draft?.begun)
    return [
      'ابدأ الاستمارة قبل موعد الإغلاق، ثم دعها تُفتح من جديد بعده بأقل من ساعة.',
      'Begin the form before the closing date, then let it open again less than an hour after it.',
    ];
  if (form.draft && form.competition.entry_fee > 0)
    return [
      'املأ استمارة مسابقة برسوم كاملة، ثم أعد تحميل الصفحة ودعها تُفتح.',
      'Fill the form of a paid competition completely, then reload the page and let it open.',
    ];
  if (form.draft)
    return [
      'املأ الاستمارة كاملة، ثم أعد تحميل الصفحة ودعها تُفتح.',
      'Fill the form completely, then reload the page and let it open.',
    ];
  return form.now >= (form.competition.reg_end ?? Infinity)
    ? [
        'دع الاستمارة تُفتح بعد انتهاء موعد التسجيل.',
        'Let the form open after the closing date of registration.',
      ]
    : ['دع الاستمارة تُفتح.', 'Let the form open.'];
}
