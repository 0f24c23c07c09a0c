/** Withdrawing an entry in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { WithdrawalContext, WithdrawalState } from '../../../src/machines/withdrawal/withdrawalTypes.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { errorOf, press, shows, showsWithButton } from '../phrases.ts';
import { fails } from '../worldWords.ts';

function dialog({ context }: AnyMachineSnapshot): Sentence[] {
  const { withdrawal, nameError, sentence } = context as WithdrawalContext;
  return [
    shows('entries:withdrawal.ask.title'),
    ...(withdrawal.offer === 'final'
      ? [['خانة للاسم.', 'A field for the name.'] as const, shows('entries:withdrawal.ask.yesFinal')]
      : [shows('entries:withdrawal.ask.yes')]),
    ...(nameError
      ? [['تحت الاسم جملة تقول ما الخطأ.', 'Below the name a sentence that says what is wrong.'] as const]
      : []),
    ...(sentence === null ? [] : [shows('entries:withdrawal.failed')]),
  ];
}

export const withdrawalWords: FlowWords = {
  title: ['سحب مشاركة', 'Withdrawing an entry'],
  begin: [
    'سجّل الدخول وافتح تفاصيل مشاركة لم يُفتح التصويت لمجموعتها.',
    'Log in and open the details of an entry whose group is not open.',
  ],
  gestures: {
    'withdraw.requested': press('entries:withdrawal.button'),
    'name.typed': ({ name }) =>
      name === 'Another name'
        ? ['اكتب اسمًا آخر.', 'Type another name.']
        : ['اكتب الاسم كما يظهر.', 'Type the name as it is shown.'],
    'withdraw.confirmed': ['اضغط الزر الأحمر في النافذة.', 'Press the red button of the dialog.'],
    'dialog.closed': press('entries:withdrawal.ask.no'),
    'xstate.done.actor.withdraw': ({ output }) =>
      (output as WithdrawalState).withdrawal.offer === 'undo'
        ? ['دع جواب الخادم يصل.', 'Let the answer of the server come.']
        : [
            'دع جواب الخادم يصل بعد فتح التصويت للمجموعة.',
            'Let the answer of the server come once the vote of the group is open.',
          ],
    'xstate.error.actor.withdraw': (event) => fails(['السحب', 'withdrawing'], errorOf(event)),
    'retry.requested': press('entries:replace.ask'),
    'undo.requested': press('entries:withdrawal.undo'),
    'xstate.done.actor.undo': ['دع جواب الخادم يصل.', 'Let the answer of the server come.'],
    'xstate.error.actor.undo': (event) => fails(['التراجع', 'undoing'], errorOf(event)),
    'xstate.after.undoEnds.withdrawal.withdrawn': [
      'انتظر حتى ينتهي وقت التراجع.',
      'Wait until the time to undo is over.',
    ],
  },
  sights: {
    offered: shows('entries:withdrawal.button'),
    confirming: dialog,
    withdrawing: shows('entries:withdrawal.withdrawing'),
    unsure: showsWithButton('entries:withdrawal.unsure', 'entries:replace.ask'),
    closed: shows('entries:withdrawal.failed'),
    'withdrawn.waiting': shows('entries:withdrawal.undo'),
    'withdrawn.undoing': shows('entries:withdrawal.undoing'),
    'withdrawn.failed': showsWithButton('entries:withdrawal.undoFailed', 'entries:withdrawal.undo'),
    final: shows('entries:withdrawal.finalText'),
  },
};
