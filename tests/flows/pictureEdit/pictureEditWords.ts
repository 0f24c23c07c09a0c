/** Editing a picture, in testers' words. */
import type { FileRead, PictureEditContext } from '../../../src/machines/pictureEdit/pictureEditTypes.ts';
import { accountErrors, failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const meanwhile = ({ meanwhile: change, file }: PictureEditContext): Sentence[] =>
  change ? [shows(file ? 'staffPicture:meanwhileFile' : 'staffPicture:meanwhileTaken')] : [];

const read = (file: FileRead): Sentence =>
  'preview' in file
    ? ['اختر صورة JPEG كبيرة سليمة.', 'Choose a sound JPEG that is large enough.']
    : ['اختر صورة أصغر من 1200 × 675.', 'Choose a picture smaller than 1200 × 675.'];

export const pictureEditWords: FlowWords = {
  title: ['صورة المسابقة', 'The picture of a competition'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح مسابقة من `/season`.',
    'Sign in as the owner of an organisation, then open a competition from `/season`.',
  ],
  gestures: {
    'xstate.done.actor.loadPicture': ({ output }) =>
      (output as { picture: unknown }).picture === null
        ? ['افتح مسابقة بلا صورة.', 'Open a competition without a picture.']
        : ['افتح مسابقة لها صورة.', 'Open a competition with a picture.'],
    'xstate.error.actor.loadPicture': failing(['تحميل الصورة', 'loading the picture']),
    'retry.requested': retry,
    'file.chosen': ['اختر ملفًا.', 'Choose a file.'],
    'xstate.done.actor.readFile': ({ output }) => read(output as FileRead),
    'xstate.error.actor.readFile': [
      'احذف الملف من الجهاز بعد اختياره.',
      'Delete the file from the device after you have chosen it.',
    ],
    'xstate.done.actor.sendFile': ['دع الإرسال يتم.', 'Let the sending end.'],
    'xstate.error.actor.sendFile': failing(['الإرسال', 'sending']),
    'choice.dropped': [
      'اضغط «{staffPicture:dropChoice}» أو «{staffPicture:earlier}».',
      'Press “{staffPicture:dropChoice}” or “{staffPicture:earlier}”.',
    ],
    'crop.changed': ['حرّك الإطار بالسهم الأيمن.', 'Move the frame with the right arrow.'],
    'alt.changed': ['حدّد «{staffPicture:alt.decorative}».', 'Tick “{staffPicture:alt.decorative}”.'],
    'form.submitted': press('staffPicture:save'),
    'xstate.done.actor.savePicture': ({ output }) =>
      'saved' in (output as object)
        ? ['دع الحفظ يتم.', 'Let the save end.']
        : [
            'قبل الحفظ غيّر الصورة من متصفح آخر، ثم دع الحفظ يتم.',
            'Before, change the picture in another browser; then let the save end.',
          ],
    'xstate.error.actor.savePicture': failing(['الحفظ', 'saving']),
    'removal.requested': press('staffPicture:remove'),
    'removal.cancelled': press('staffPicture:removal.keep'),
    'removal.confirmed': press('staffPicture:remove'),
  },
  sights: {
    loading: shows('staffPicture:title'),
    failed: showsWithButton('staffPicture:unread', 'common:retry.again'),
    'editing.still': (snapshot) => [
      shows('staffPicture:title'),
      ...meanwhile(snapshot.context as PictureEditContext),
      ...staffErrors(snapshot),
    ],
    'editing.saved': shows('staffPicture:saved'),
    reading: shows('staffPicture:reading'),
    sending: shows('staffPicture:sending'),
    refused: (snapshot) => [shows('staffPicture:refused'), ...staffErrors(snapshot)],
    unsent: (snapshot) => [
      showsWithButton('staffPicture:unsent', 'common:retry.again'),
      ...accountErrors(snapshot),
    ],
    confirming: shows('staffPicture:removal.title'),
    removing: shows('staffPicture:removing'),
    saving: shows('staffPicture:saving'),
    signedOut: shows('staffPicture:title'),
  },
};
