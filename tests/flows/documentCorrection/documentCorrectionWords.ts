/** A document that is sent again, in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { DocumentCorrectionContext } from '../../../src/machines/documentCorrection/documentCorrectionTypes.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { errorOf, press, shows, showsWithButton } from '../phrases.ts';
import { fails } from '../worldWords.ts';

function form({ context }: AnyMachineSnapshot): Sentence[] {
  const { document, formError, fieldError } = context as DocumentCorrectionContext;
  return [
    document
      ? [
          'اسم الوثيقة المختارة، وزر «{entries:upload.remove}».',
          'The name of the chosen document, and the button “{entries:upload.remove}”.',
        ]
      : ['مكان لاختيار وثيقة، ولا زر للإزالة.', 'A place to choose a document, and no button to remove one.'],
    ...(fieldError
      ? [
          [
            'تحت الوثيقة جملة تقول ما الخطأ.',
            'Below the document a sentence that says what is wrong.',
          ] as const,
        ]
      : []),
    ...(formError ? [shows('entries:correction.failed')] : []),
  ];
}

export const documentCorrectionWords: FlowWords = {
  title: ['إرسال وثيقة الهوية من جديد', 'Sending an identity document again'],
  begin: [
    'اطلب الوثيقة بالأمر `sawt entry ask` مع `--for document`، ثم سجّل الدخول وافتح تفاصيل المشاركة.',
    'Ask for the document with `sawt entry ask` and `--for document`, then log in and open the details of the entry.',
  ],
  gestures: {
    'document.chosen': ['اختر صورة أو ملف PDF.', 'Choose an image or a PDF.'],
    'xstate.done.actor.checkDocument': ({ output }) =>
      (output as { ok: boolean }).ok
        ? ['دع فحص الملف ينتهي.', 'Let the check of the file end.']
        : [
            'اختر بدلًا منه صورة أكبر من الحد، ودع فحصها ينتهي.',
            'Choose an image above the limit instead, and let its check end.',
          ],
    'xstate.error.actor.checkDocument': [
      'اختر ملفًا ثم احذفه من الجهاز قبل أن ينتهي فحصه.',
      'Choose a file, then delete it from the device before its check ends.',
    ],
    'document.removed': press('entries:upload.remove'),
    'form.submitted': press('entries:correction.send'),
    'xstate.done.actor.sendDocument': ['دع جواب الخادم يصل.', 'Let the answer of the server come.'],
    'xstate.error.actor.sendDocument': (event) => fails(['الإرسال', 'sending'], errorOf(event)),
    'retry.requested': press('entries:replace.ask'),
  },
  sights: {
    idle: form,
    checking: shows('entries:upload.checking'),
    chosen: form,
    sending: shows('entries:correction.sending'),
    unsure: showsWithButton('entries:correction.unsure', 'entries:replace.ask'),
    sent: shows('entries:correction.sent'),
    closed: shows('entries:correction.closed'),
  },
};
