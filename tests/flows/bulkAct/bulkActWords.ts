/** An act on many rows in testers' words. */
import type { BulkActContext } from '../../../src/machines/bulkAct/bulkActMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, shows } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

export const bulkActWords: FlowWords = {
  title: ['إجراء واحد على عدة صفوف', 'One act on many rows'],
  begin: [
    'ادخل بحساب مالك لجهة فيها ثلاثة أدوار أو أكثر، ثم افتح `/people`.',
    'Sign in as an owner of an organisation with three roles or more, then open `/people`.',
  ],
  gestures: {
    'rows.chosen': ['حدّد صفوفًا بمربعاتها.', 'Choose rows by their boxes.'],
    'act.requested': press('staff:people.endMany'),
    'xstate.done.actor.preview': ({ output }) =>
      (output as { acts: readonly unknown[] }).acts.length > 0
        ? ['دع المعاينة تُحمَّل.', 'Let the preview load.']
        : [
            'دع المعاينة تُحمَّل بعد أن ينهي شخص آخر هذه الأدوار.',
            'Let the preview load after another person ended these roles.',
          ],
    'xstate.error.actor.preview': failing(['تحميل المعاينة', 'loading the preview']),
    'act.confirmed': ['أكّد في النافذة.', 'Confirm in the dialog.'],
    'act.cancelled': press('staff:bulk.cancel'),
    'xstate.done.actor.actOn': ({ output }) =>
      output === 'asked'
        ? ['دع طلب الموافقة يُنشأ لهذا الصف.', 'Let the row wait for another owner (status 202).']
        : ['دع الإجراء يتم لهذا الصف.', 'Let the act on this row succeed.'],
    'xstate.error.actor.actOn': failing(['الإجراء على هذا الصف', 'the act on this row']),
    'pause.requested': press('staff:bulk.pause'),
    'act.resumed': press('staff:bulk.resume'),
    'act.ended': press('staff:bulk.end'),
    'summary.closed': press('staff:bulk.close'),
  },
  sights: {
    choosing: (snapshot) => staffErrors(snapshot),
    previewing: shows('staff:bulk.previewing'),
    asking: shows('staff:bulk.cancel'),
    acting: (snapshot) => [
      shows((snapshot.context as BulkActContext).isStopping ? 'staff:bulk.pausing' : 'staff:bulk.pause'),
    ],
    paused: shows('staff:bulk.resume'),
    finished: shows('staff:bulk.close'),
    signedOut: shows('staff:people.title'),
  },
};
