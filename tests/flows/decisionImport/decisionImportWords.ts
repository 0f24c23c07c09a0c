/** Deciding entries by a file, in testers' words. */
import type {
  DecisionImportContext,
  FileCarriedOut,
  FileChecked,
} from '../../../src/machines/decisionImport/decisionImportMachine.ts';
import { accountErrors, failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

function checked(file: FileChecked): Sentence {
  if ('faults' in file)
    return ['اختر ملفًا في صفوفه أخطاء.', 'Choose a file in whose rows something is wrong.'];
  return file.check.approve > 0
    ? ['اختر ملفًا يقرر في مشاركات تنتظر.', 'Choose a file that decides entries that wait.']
    : ['اختر ملفًا قراراته متخذة كلها.', 'Choose a file whose decisions are all made already.'];
}

export const decisionImportWords: FlowWords = {
  title: ['اتخاذ القرارات من ملف', 'Deciding entries by a file'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم اضغط «{staffTables:decide.open}» في `/entries`.',
    'Sign in as the owner of an organisation, then press “{staffTables:decide.open}” at `/entries`.',
  ],
  gestures: {
    'file.chosen': press('staffTables:decide.choose'),
    'xstate.done.actor.checkFile': ({ output }) => checked(output as FileChecked),
    'xstate.error.actor.checkFile': failing(['الفحص', 'the check']),
    'retry.requested': retry,
    'import.requested': press('staffTables:decide.act'),
    'xstate.done.actor.importFile': ({ output }) =>
      'done' in (output as FileCarriedOut)
        ? ['دع القرارات تتم.', 'Let the decisions be made.']
        : [
            'احذف قبلها مشاركة من متصفح آخر، ثم دع القرارات تتم.',
            'Before, delete one of the entries in another browser; then let the decisions be made.',
          ],
    'xstate.error.actor.importFile': failing(['اتخاذ القرارات', 'deciding']),
  },
  sights: {
    choosing: shows('staffTables:decide.choose'),
    checking: shows('staffTables:decide.checking'),
    failed: showsWithButton('staffTables:decide.failed', 'common:retry.again'),
    refused: shows('staffTables:decide.nothing'),
    checked: (snapshot) => {
      const { check } = snapshot.context as DecisionImportContext;
      return check!.approve + check!.reject > 0
        ? [shows('staffTables:decide.act'), ...accountErrors(snapshot)]
        : [shows('staffTables:decide.idle')];
    },
    importing: shows('staffTables:decide.deciding'),
    unsure: showsWithButton('staffTables:decide.unsure', 'common:retry.again'),
    done: shows('staffTables:decide.done'),
    signedOut: shows('staffTables:decide.title'),
  },
};
