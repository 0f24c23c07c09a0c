/** A form for editing, in testers' words. */
import type { EditFormContext } from '../../../src/machines/editForm/editFormTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

function notes({ meanwhile, isResumed, disputes }: EditFormContext): Sentence[] {
  const isDisputed = Object.keys(disputes).length > 0;
  return [
    ...(isResumed ? [shows('staff:edit.resumed')] : []),
    ...(meanwhile ? [shows(isDisputed ? 'staff:edit.meanwhileDecide' : 'staff:edit.meanwhileTaken')] : []),
  ];
}

export const editFormWords: FlowWords = {
  title: ['تعديل اسم الجهة', 'Editing the names of an organisation'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح `/settings`.',
    'Sign in as the owner of an organisation, then open `/settings`.',
  ],
  gestures: {
    'xstate.done.actor.loadRow': ({ output }) =>
      (output as { draft: unknown }).draft === null
        ? ['دع الاسم يُحمَّل.', 'Let the names load.']
        : [
            'قبلها عدّل الاسم بلا حفظ وأعد تحميل الصفحة، ثم دعه يُحمَّل.',
            'Before, change a name, do not save, and reload the page; then let the names load.',
          ],
    'xstate.error.actor.loadRow': failing(['تحميل الاسم', 'loading the names']),
    'retry.requested': retry,
    'field.changed': ({ value }) =>
      value === ''
        ? ['أفرغ «{staff:organisation.field.ar}».', 'Empty “{staff:organisation.field.ar}”.']
        : ['عدّل الاسم.', 'Change the name.'],
    'choice.made': ({ choice }) => press(`staff:edit.keep.${String(choice)}`),
    'form.submitted': ['اضغط Ctrl+S.', 'Press Ctrl+S.'],
    'xstate.done.actor.saveRow': ({ output }) =>
      'saved' in (output as object)
        ? ['دع الحفظ يتم.', 'Let the save end.']
        : [
            'قبل الحفظ احفظ الاسم من متصفح آخر، ثم دع الحفظ يتم.',
            'Before, save the names in another browser; then let the save end.',
          ],
    'xstate.error.actor.saveRow': failing(['الحفظ', 'saving']),
  },
  sights: {
    loading: shows('staff:organisation.title'),
    failed: showsWithButton('staff:organisation.failed', 'common:retry.again'),
    'editing.ready': (snapshot) => [
      shows('staff:edit.save'),
      ...notes(snapshot.context as EditFormContext),
      ...staffErrors(snapshot),
    ],
    'editing.disputed': (snapshot) => [
      shows('staff:edit.which'),
      ...notes(snapshot.context as EditFormContext),
      ...staffErrors(snapshot),
    ],
    'editing.saved': shows('staff:edit.saved'),
    saving: shows('staff:edit.saving'),
    signedOut: shows('staff:organisation.title'),
  },
};
