/** A replacement in testers' words. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { SubmissionReplaceContext } from '../../../src/machines/submissionReplace/submissionReplaceTypes.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { errorOf, press, shows, showsWithButton } from '../phrases.ts';
import { fails } from '../worldWords.ts';

function uploadEnds({ output }: AnyEventObject): Sentence {
  const answer = output as { kind: string; error?: AppError };
  if (answer.kind === 'uploaded') return ['دع الرفع يكتمل.', 'Let the upload complete.'];
  if (answer.kind === 'cancelled') return ['دع إلغاء الرفع ينتهي.', 'Let the cancelling of the upload end.'];
  return fails(['الرفع', 'the upload'], answer.error!);
}

function form({ context }: AnyMachineSnapshot): Sentence[] {
  const { media, formError, fieldError } = context as SubmissionReplaceContext;
  return [
    media
      ? [
          'اسم الملف المختار، وزر «{entries:upload.remove}».',
          'The name of the chosen file, and the button “{entries:upload.remove}”.',
        ]
      : ['مكان لاختيار ملف، ولا زر للإزالة.', 'A place to choose a file, and no button to remove one.'],
    ...(fieldError
      ? [['تحت الملف جملة تقول ما الخطأ.', 'Below the file a sentence that says what is wrong.'] as const]
      : []),
    ...(formError
      ? [shows(formError.kind === 'cancelled' ? 'entries:upload.cancelled' : 'entries:replace.failed')]
      : []),
  ];
}

const progress: Sentence = ['شريط التقدّم.', 'The bar of the progress.'];

export const submissionReplaceWords: FlowWords = {
  title: ['استبدال مشاركة', 'Replacing an entry'],
  begin: [
    'سجّل الدخول، وافتح مشاركة في مسابقة لم تنتهِ، ثم اضغط «{entries:viewer.replace}».',
    'Log in, open an entry of a competition that goes on, then press “{entries:viewer.replace}”.',
  ],
  gestures: {
    'xstate.done.actor.openReplacement': ({ output }) =>
      (output as { resumable: boolean }).resumable
        ? ['دع الصفحة تُفتح.', 'Let the page open.']
        : [
            'دع الصفحة تُفتح على خادم لا يستأنف الرفع.',
            'Let the page open on a server that cannot resume uploads.',
          ],
    'xstate.error.actor.openReplacement': (event) =>
      fails(['فتح الصفحة', 'opening the page'], errorOf(event)),
    'retry.requested': [
      'اضغط «{common:retry.again}»، أو «{entries:replace.ask}» حيث لم يتأكد الوصول.',
      'Press “{common:retry.again}”, or “{entries:replace.ask}” where arrival is in doubt.',
    ],
    'media.chosen': ['اختر فيديو لا يتجاوز دقيقتين.', 'Choose a video of two minutes or less.'],
    'xstate.done.actor.checkMedia': ({ output }) =>
      (output as { ok: boolean }).ok
        ? ['دع فحص الملف ينتهي.', 'Let the check of the file end.']
        : [
            'اختر بدلًا منه فيديو أطول من دقيقتين، ودع فحصه ينتهي.',
            'Choose a video longer than two minutes instead, and let its check end.',
          ],
    'xstate.error.actor.checkMedia': [
      'اختر ملفًا ثم احذفه من الجهاز قبل أن ينتهي فحصه.',
      'Choose a file, then delete it from the device before its check ends.',
    ],
    'media.removed': press('entries:upload.remove'),
    'form.submitted': press('entries:replace.submit'),
    'upload.changed': ['دع جزءًا من الملف يُرفع.', 'Let a part of the file be uploaded.'],
    'cancel.requested': press('entries:upload.cancel'),
    'xstate.done.actor.mediaUpload': uploadEnds,
    'replacement.taken': ['دع جواب الخادم يصل.', 'Let the answer of the server come.'],
    'replacement.refused': (event) => fails(['الإرسال', 'sending'], errorOf(event)),
    'leave.requested': press('entries:replace.goNow'),
  },
  sights: {
    opening: shows('entries:replace.opening'),
    unopened: showsWithButton('entries:replace.unopened', 'common:retry.again'),
    idle: form,
    checking: shows('entries:upload.checking'),
    chosen: form,
    uploading: progress,
    saving: progress,
    unsure: showsWithButton('entries:replace.unsure', 'entries:replace.ask'),
    replaced: shows('entries:replace.replacedText', 'entries:replace.goNow'),
    leaving: shows('entries:replace.replacedText'),
    over: shows('entries:replace.over'),
  },
};
